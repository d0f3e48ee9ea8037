/** Five free fields and one big button. */

import { WISH_FIELDS } from '@chaos/shared/contract/characters';
import { cleanText } from '@chaos/shared/rules/clean-text';
import { type FormEvent, useRef } from 'react';
import { trpc } from '../../api/client.ts';
import { excuse } from '../../lib/stale-build.ts';
import { useStore } from '../../lib/store.ts';
import { optionalPart } from '../../ui/optional-part.tsx';
import { useOnline } from '../../ui/use-online.ts';
import { isBusy } from '../tickets/job.ts';
import { GenerateButton, loadLoadingLabel } from './generate-button.tsx';
import { loadGenerationRunner, submitWish } from './generation-actions.ts';
import { generation } from './generation-store.ts';
import { generationMessages } from './messages.ts';
import { loadLiveResultArea } from './result-area.tsx';
import { serverParts } from './server-rendered-parts.ts';
import { findTooLong, toWish } from './to-wish.ts';
import { BLANK_DRAFT, changeDraft, FORM_ID, isBlankDraft, wishDraft } from './wish-draft.ts';
import { WishField } from './wish-field.tsx';

const loadSecret = () => import('./secret-checkbox.tsx');
const SecretCheckbox = optionalPart(loadSecret);
const RemixNote = optionalPart(() => import('./remix-note.tsx'));

export function GenerationForm() {
  const draft = useStore(wishDraft);
  const busy = isBusy(useStore(generation));
  const isOnline = useOnline();
  const { client } = trpc.useUtils();
  const form = useRef<HTMLFormElement>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isOnline) return;
    const [tooLong] = findTooLong(draft);
    if (tooLong) form.current?.querySelector<HTMLInputElement>(`[name="${tooLong}"]`)?.focus();
    else submitWish(client, toWish(draft));
  };

  const clear = () => {
    changeDraft(BLANK_DRAFT);
    // The button that was pressed goes; focus stays in the form.
    form.current?.focus();
  };

  return (
    <form
      id={FORM_ID}
      tabIndex={-1}
      ref={form}
      onSubmit={submit}
      onPointerEnter={warmUp}
      onFocus={warmUp}
      aria-label={generationMessages.form.label}
      noValidate
      method="post"
      action="/"
      className="panel grid grid-cols-1 gap-3.5 p-4 sm:p-5"
    >
      {import.meta.env.SSR && serverParts.current.inForm}
      {draft.remixOf && <RemixNote of={draft.remixOf} isBusy={busy} />}
      <div className="wish-fields">
        {WISH_FIELDS.map((name) => (
          <WishField
            key={name}
            name={name}
            value={draft[name]}
            disabled={busy}
            onChange={(text) => changeDraft({ [name]: text })}
          />
        ))}
        {cleanText(draft.hiddenMessage) !== null && (
          <SecretCheckbox
            checked={draft.makeMessageSecret}
            disabled={busy}
            onChange={(makeMessageSecret) => changeDraft({ makeMessageSecret })}
          />
        )}
      </div>
      <div className="flex items-center justify-between gap-2 text-sm">
        <p id="wish-limit" className="text-muted">
          {generationMessages.form.limit}
        </p>
        {!isBlankDraft(draft) && !busy && (
          // Taller than its line, so that what was typed moves nothing.
          <button type="button" onClick={clear} className="-m-3 min-h-11 shrink-0 px-3 font-semibold underline">
            {generationMessages.form.clear}
          </button>
        )}
      </div>
      <div className="generate-dock">
        <GenerateButton isBusy={busy} isOnline={isOnline} />
      </div>
    </form>
  );
}

let isWarm = false;

/** Somebody is about to press: fetch what the wait will need. */
function warmUp(): void {
  if (isWarm) return;
  isWarm = true;
  for (const load of [loadSecret, loadLoadingLabel, loadGenerationRunner, loadLiveResultArea]) load().catch(excuse);
}
