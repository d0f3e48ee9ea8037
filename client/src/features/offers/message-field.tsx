import { OFFER_MESSAGE_MAX } from '@chaos/shared/contract/offers';
import { dropForbidden, isBlankText } from '@chaos/shared/rules/invisible-characters';
import { textLength } from '@chaos/shared/rules/text';
import { cx } from '../../lib/cx.ts';
import { offerMessages } from './messages.ts';

const TEXTS = offerMessages.message;
/** From here on it is said how much is left. */
const NEAR_LIMIT = 100;

/** What is sent of a typed message, and how many characters more there may be. */
export function readMessage(typed: string): { content: string | null; left: number } {
  const content = dropForbidden(typed);
  return { content: isBlankText(content) ? null : content, left: OFFER_MESSAGE_MAX - textLength(content) };
}

interface MessageFieldProps {
  id: string;
  value: string;
  onChange: (text: string) => void;
}

export function MessageField({ id, value, onChange }: MessageFieldProps) {
  const { left } = readMessage(value);
  return (
    <div className="grid gap-1.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <label htmlFor={id} className="font-bold">
          {TEXTS.label} <span className="font-normal text-muted">({TEXTS.optional})</span>
        </label>
        <p
          id={`${id}-left`}
          aria-live="polite"
          className={cx('text-sm tabular-nums', left < 0 ? 'font-bold text-danger-text' : 'text-muted')}
        >
          {left < 0 ? TEXTS.over(-left) : left <= NEAR_LIMIT && TEXTS.left(left)}
        </p>
      </div>
      <textarea
        id={id}
        rows={2}
        dir="auto"
        value={value}
        placeholder={TEXTS.placeholder}
        aria-describedby={`${id}-left`}
        aria-invalid={left < 0}
        onChange={(event) => onChange(event.target.value)}
        className="field-input field-long"
      />
    </div>
  );
}
