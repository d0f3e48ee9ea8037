/** What screen readers say without anybody going there. */
import { topToastHost } from './toast/toast-hosts.ts';

/** Two texts at the same moment must both be heard, so each is a line of its own that leaves later. */
const SPOKEN_FOR_MS = 5_000;

export function announce(text: string, urgency: 'polite' | 'assertive' = 'polite'): void {
  const region = topToastHost.get()?.[urgency];
  if (!region) return;
  const line = document.createElement('p');
  line.textContent = text;
  region.append(line);
  setTimeout(() => line.remove(), SPOKEN_FOR_MS);
}
