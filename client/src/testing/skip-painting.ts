/** Nobody looks at what a headless browser paints, and it is a third of its time. Where things are and what can be hit stays. */
import { server } from 'vitest/browser';

const frame = window.frameElement as HTMLElement | null;
if (frame && server.config.browser.headless) frame.style.opacity = '0';
