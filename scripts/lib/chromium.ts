/** How the Chromium out of the npm package is started for tests. */
import chromium from '@sparticuz/chromium';

/** Made for short jobs in the cloud: one process for all ends with its first closed page, and the rest trusts every page. */
const UNWANTED = ['--single-process', '--no-zygote', '--disable-web-security', '--allow-running-insecure-content'];
/** A graphics card in software paints every page for three times the processor time of the compositor without one. */
const OF_GRAPHICS = /gpu|gl=|angle|swiftshader/;

export function chromiumArgs(): string[] {
  const args = chromium.args.filter((arg) => !UNWANTED.includes(arg) && !OF_GRAPHICS.test(arg));
  return [...args, '--disable-gpu'];
}
