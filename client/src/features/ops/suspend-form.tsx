/** For how long and why; the member reads both. */
import { SUSPENSION_DAYS_MAX, SUSPENSION_REASON_MAX } from '@chaos/shared/contract/ops';
import { isBlankText } from '@chaos/shared/rules/invisible-characters';
import { type FormEvent, useId, useRef, useState } from 'react';
import { DecisionFoot } from './decision-foot.tsx';
import { opsMessages } from './messages.ts';
import { NoteField } from './note-field.tsx';
import { endOf, latestDay, SUSPENSION_SPANS, type SuspensionSpan } from './suspension-spans.ts';
import { useSuspend } from './use-suspension.ts';

const TEXTS = opsMessages.members;

export function SuspendForm({ userId, onClose }: { userId: string; onClose: () => void }) {
  const id = useId();
  const reasonField = useRef<HTMLTextAreaElement>(null);
  const [reason, setReason] = useState('');
  const [note, setNote] = useState('');
  const [span, setSpan] = useState<SuspensionSpan>('7');
  const [day, setDay] = useState('');
  const [missing, setMissing] = useState<string | null>(null);
  const { suspend, isPending, failure } = useSuspend(onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const until = endOf(span, day, new Date());
    const isBlank = isBlankText(reason);
    setMissing(isBlank ? TEXTS.reasonMissing : until === undefined ? TEXTS.dayWrong(SUSPENSION_DAYS_MAX) : null);
    if (isBlank) return reasonField.current?.focus();
    if (until !== undefined) suspend({ userId, reason, until: until?.toISOString() ?? null, note });
  };
  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-4">
      <p className="text-muted">{TEXTS.text}</p>
      <div className="grid gap-1">
        <label htmlFor={`${id}-reason`} className="text-sm font-bold">
          {TEXTS.reason}
        </label>
        <textarea
          ref={reasonField}
          id={`${id}-reason`}
          className="field-input min-h-24"
          required
          maxLength={SUSPENSION_REASON_MAX}
          aria-invalid={missing === TEXTS.reasonMissing}
          aria-describedby={`${id}-missing`}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
      <div className="grid gap-1">
        <label htmlFor={`${id}-span`} className="text-sm font-bold">
          {TEXTS.span}
        </label>
        <select
          id={`${id}-span`}
          className="field-input"
          value={span}
          onChange={({ target }) => setSpan(SUSPENSION_SPANS.find((one) => one === target.value) ?? '7')}
        >
          {SUSPENSION_SPANS.map((one) => (
            <option key={one} value={one}>
              {TEXTS.spans[one]}
            </option>
          ))}
        </select>
        {span === 'day' && (
          <input
            type="date"
            aria-label={TEXTS.day}
            className="field-input"
            max={latestDay(new Date())}
            value={day}
            onChange={({ target }) => setDay(target.value)}
          />
        )}
      </div>
      <NoteField note={note} onNote={setNote} />
      <DecisionFoot
        id={`${id}-missing`}
        action={TEXTS.suspend}
        isDangerous
        isPending={isPending}
        failure={missing ?? failure}
        onClose={onClose}
      />
    </form>
  );
}
