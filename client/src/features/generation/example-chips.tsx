import { useStore } from '../../lib/store.ts';
import { Dice } from '../../ui/sprite-icons.tsx';
import { isBusy } from '../tickets/job.ts';
import { EXAMPLES, type ExampleWish } from './examples.ts';
import { generation } from './generation-store.ts';
import { generationMessages } from './messages.ts';
import { changeDraft, type WishDraft } from './wish-draft.ts';

/** They fill the form; pressing the button stays the person's own act. */
export function ExampleChips() {
  const busy = isBusy(useStore(generation));
  const fillUnlessBusy = (wish: WishDraft) => {
    if (!busy) changeDraft(wish);
  };
  return (
    <ul aria-label={generationMessages.form.examples} className="chip-row">
      {EXAMPLES.map((example) => (
        <li key={example.label}>
          <button type="button" className="chip" aria-disabled={busy} onClick={() => fillUnlessBusy(toDraft(example))}>
            <span aria-hidden>{example.emoji}</span>
            {example.label}
          </button>
        </li>
      ))}
      <li>
        <button type="button" className="chip" aria-disabled={busy} onClick={() => fillUnlessBusy(toDraft(surprise()))}>
          <Dice className="size-4.5" />
          {generationMessages.form.surprise}
        </button>
      </li>
    </ul>
  );
}

function toDraft({ emoji: _, label: __, ...wish }: ExampleWish): WishDraft {
  return { ...wish, makeMessageSecret: true, remixOf: null };
}

/** Parts of different examples that were never meant for each other. */
function surprise(): ExampleWish {
  const any = () => EXAMPLES[Math.floor(Math.random() * EXAMPLES.length)] as ExampleWish;
  return {
    ...any(),
    mainTheme: any().mainTheme,
    bodyInfluence: any().bodyInfluence,
    characteristicInfluence: any().characteristicInfluence,
    style: any().style,
    hiddenMessage: '',
  };
}
