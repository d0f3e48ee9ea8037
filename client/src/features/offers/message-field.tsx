import { OFFER_MESSAGE_MAX } from '@chaos/shared/contract/offers';
import { textLength } from '@chaos/shared/rules/clean-text';
import { dropForbidden, isBlankText } from '@chaos/shared/rules/tidy-text';
import { LongTextField } from '../../ui/text-field.tsx';
import { offerMessages } from './messages.ts';

const TEXTS = offerMessages.message;

/** What is sent of a typed message, and how many characters more there may be. */
export function readMessage(typed: string): { content: string | null; left: number } {
  const content = dropForbidden(typed);
  return { content: isBlankText(content) ? null : content, left: OFFER_MESSAGE_MAX - textLength(content) };
}

export function MessageField({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const label = (
    <>
      {TEXTS.label} <span className="font-normal text-muted">({TEXTS.optional})</span>
    </>
  );
  return (
    <LongTextField
      label={label}
      left={readMessage(value).left}
      rows={2}
      dir="auto"
      value={value}
      placeholder={TEXTS.placeholder}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
