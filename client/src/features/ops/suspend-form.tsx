/** For how long and why; the member reads both. */
import { SUSPENSION_DAYS_MAX, SUSPENSION_REASON_MAX } from '@chaos/shared/contract/ops';
import { isBlankText } from '@chaos/shared/rules/tidy-text';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Select } from '../../ui/select.tsx';
import { LongTextField } from '../../ui/text-field.tsx';
import { DecisionFoot } from './dialog-actions.tsx';
import { opsMessages } from './messages.ts';
import { NoteField } from './note-field.tsx';
import { endOf, latestDay, SUSPENSION_SPANS, type SuspensionSpan } from './suspension-durations.ts';
import { useSuspend } from './use-suspension.ts';

const TEXTS = opsMessages.members;

export function SuspendForm({ userId, onClose }: { userId: string; onClose: () => void }) {
  const id = useId();
  const reasonField = useRef<HTMLTextAreaElement>(null);
  const [reason, setReason] = useState('');
  const [note, setNote] = useState('');
  const [span, setSpan] = useState<SuspensionSpan>('7');
  const [day, setDay] = useState('');
  const dayField = useRef<HTMLInputElement>(null);
  const [faults, setFaults] = useState<{ reason?: boolean; day?: boolean }>({});
  const { suspend, isPending, failure } = useSuspend(onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const until = endOf(span, day, new Date());
    const next = { reason: isBlankText(reason), day: until === undefined };
    setFaults(next);
    if (next.reason) return reasonField.current?.focus();
    if (next.day) return dayField.current?.focus();
    if (until !== undefined) suspend({ userId, reason, until: until?.toISOString() ?? null, note });
  };
  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-4">
      <p className="text-muted">{TEXTS.text}</p>
      <LongTextField
        ref={reasonField}
        label={TEXTS.reason}
        fault={faults.reason && TEXTS.reasonMissing}
        rows={3}
        required
        maxLength={SUSPENSION_REASON_MAX}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <div className="grid gap-1">
        <label htmlFor={`${id}-span`} className="text-sm font-bold">
          {TEXTS.span}
        </label>
        <Select
          id={`${id}-span`}
          value={span}
          onChange={({ target }) => setSpan(SUSPENSION_SPANS.find((one) => one === target.value) ?? '7')}
        >
          {SUSPENSION_SPANS.map((one) => (
            <option key={one} value={one}>
              {TEXTS.spans[one]}
            </option>
          ))}
        </Select>
        {span === 'day' && (
          <>
            <input
              ref={dayField}
              type="date"
              aria-label={TEXTS.day}
              className="field-input"
              max={latestDay(new Date())}
              value={day}
              onChange={({ target }) => setDay(target.value)}
              aria-invalid={faults.day}
              aria-describedby={`${id}-day-fault`}
            />
            <p id={`${id}-day-fault`} className="text-sm font-semibold text-danger-text empty:hidden">
              {faults.day && TEXTS.dayWrong(SUSPENSION_DAYS_MAX)}
            </p>
          </>
        )}
      </div>
      <NoteField note={note} onNote={setNote} />
      <DecisionFoot action={TEXTS.suspend} isDangerous isPending={isPending} failure={failure} onClose={onClose} />
    </form>
  );
}
