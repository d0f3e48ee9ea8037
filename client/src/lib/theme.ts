/** Light or dark. The inline script of index.html has already chosen before the first paint. */
import { createStore } from './store.ts';

export type Theme = 'light' | 'dark';

/** Also read by the script in index.html, as plain text. */
const THEME_KEY = 'chaos.theme';
const BROWSER_BAR: Record<Theme, string> = { light: '#faf8fe', dark: '#100c18' };

export const theme = createStore<Theme>(document.documentElement.dataset.theme === 'light' ? 'light' : 'dark');

function apply(next: Theme): void {
  document.documentElement.dataset.theme = next;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', BROWSER_BAR[next]);
  theme.set(next);
}

export function switchTheme(): void {
  const next: Theme = theme.get() === 'dark' ? 'light' : 'dark';
  try {
    localStorage.setItem(THEME_KEY, next);
  } catch {
    // Not remembered, but still switched.
  }
  apply(next);
}

/** Another tab switched: follow it. */
export function followThemeOfOtherTabs(): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === THEME_KEY && (newValue === 'light' || newValue === 'dark')) apply(newValue);
  });
}
