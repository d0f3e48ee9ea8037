/** Light, dark, or as the system has it. The inline script of index.html has already shown it before the first paint. */
import { createStore } from '../../lib/store.ts';

type Theme = 'light' | 'dark';
type ThemeChoice = Theme | 'system';

interface ThemeState {
  choice: ThemeChoice;
  system: Theme;
}

/** Also read by the script in index.html, as plain text. Nothing stands there for the system's. */
const THEME_KEY = 'chaos.theme';
const BROWSER_BAR: Record<Theme, string> = { light: '#faf8fe', dark: '#100c18' };
const LIGHT = '(prefers-color-scheme: light)';

/** Markup made before anybody asked for it knows neither a choice nor a system. */
const PRERENDERED: ThemeState = { choice: 'system', system: 'dark' };

export const themeState = createStore(import.meta.env.SSR ? PRERENDERED : now(read()), PRERENDERED);

/** The other theme comes first, so that a press always shows something; the system's comes last. */
export function nextTheme({ choice, system }: ThemeState): ThemeChoice {
  if (choice === 'system') return system === 'dark' ? 'light' : 'dark';
  return choice === system ? 'system' : system;
}

export function chooseTheme(next: ThemeChoice): void {
  try {
    if (next === 'system') localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, next);
  } catch {
    // Not remembered, but still switched.
  }
  apply(next);
}

/** The system changes, or another tab has chosen. */
export function followTheme(): void {
  matchMedia(LIGHT).addEventListener('change', () => apply(themeState.get().choice));
  window.addEventListener('storage', ({ key }) => {
    if (key === THEME_KEY) apply(read());
  });
}

function apply(choice: ThemeChoice): void {
  const next = now(choice);
  const shown = choice === 'system' ? next.system : choice;
  document.documentElement.dataset.theme = shown;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', BROWSER_BAR[shown]);
  themeState.set(next);
}

function now(choice: ThemeChoice): ThemeState {
  return { choice, system: matchMedia(LIGHT).matches ? 'light' : 'dark' };
}

function read(): ThemeChoice {
  try {
    const stored = localStorage.getItem(THEME_KEY);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}
