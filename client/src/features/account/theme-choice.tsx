import { useStore } from '../../lib/store.ts';
import { chooseTheme, themeState } from '../../lib/theme.ts';
import { accountMessages } from './messages.ts';

const TEXTS = accountMessages.look;
const CHOICES = ['system', 'light', 'dark'] as const;

/** Kept by the browser, not by the account. */
export function ThemeChoice() {
  const { choice } = useStore(themeState);
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 font-semibold text-muted">{TEXTS.theme}</legend>
      {CHOICES.map((one) => (
        <label key={one} className="flex min-h-11 items-center gap-3 font-semibold">
          <input type="radio" name="theme" checked={choice === one} onChange={() => chooseTheme(one)} className="size-5" />
          {TEXTS.themes[one]}
        </label>
      ))}
    </fieldset>
  );
}
