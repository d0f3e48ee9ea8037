/** How the product looks, moves, sounds and writes dates here. Kept by the browser, not by the account. */
import { useState } from 'react';
import { areDatesLocal, chooseDates, newDateFormat } from '../../lib/format.ts';
import { useStore } from '../../lib/store.ts';
import { SoundSwitch } from '../sound/sound-switch.tsx';
import { appearanceMessages } from './messages.ts';
import { chooseMotion, motionChoice } from './motion.ts';
import { chooseTheme, themeState } from './theme.ts';

const TEXTS = appearanceMessages;
/** Of which every language writes the parts in an order of its own. */
const EXAMPLE = new Date(2026, 10, 21, 16, 10);

/** @param onDates every date of the screen is to be written anew. */
export function AppearanceSection({ onDates }: { onDates: () => void }) {
  const theme = useStore(themeState).choice;
  const motion = useStore(motionChoice);
  const [areLocal, setLocal] = useState(areDatesLocal);
  const example = (isLocal: boolean) => newDateFormat(isLocal).format(EXAMPLE);
  const pickDates = (choice: 'english' | 'local') => {
    chooseDates(choice === 'local');
    setLocal(choice === 'local');
    onDates();
  };
  return (
    <>
      <p className="text-sm text-muted">{TEXTS.hint}</p>
      <Choice name="theme" legend={TEXTS.theme} labels={TEXTS.themes} chosen={theme} onChoose={chooseTheme} />
      <Choice name="motion" legend={TEXTS.motion} labels={TEXTS.motions} chosen={motion} onChoose={chooseMotion} />
      <SoundSwitch />
      <Choice
        name="dates"
        legend={TEXTS.dates}
        labels={{ english: TEXTS.inEnglish(example(false)), local: TEXTS.inMyLanguage(example(true)) }}
        chosen={areLocal ? 'local' : 'english'}
        onChoose={pickDates}
      />
    </>
  );
}

interface ChoiceProps<Name extends string> {
  name: string;
  legend: string;
  labels: Readonly<Record<Name, string>>;
  chosen: Name;
  onChoose: (next: Name) => void;
}

function Choice<Name extends string>({ name, legend, labels, chosen, onChoose }: ChoiceProps<Name>) {
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-1">
      <legend className="mb-1 font-semibold text-muted">{legend}</legend>
      {(Object.keys(labels) as Name[]).map((one) => (
        <label key={one} className="flex min-h-11 items-center gap-3 font-semibold">
          <input type="radio" name={name} checked={chosen === one} onChange={() => onChoose(one)} className="size-5 shrink-0" />
          {labels[one]}
        </label>
      ))}
    </fieldset>
  );
}
