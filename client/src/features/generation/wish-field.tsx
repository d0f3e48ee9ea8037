import { WISH_FIELD_MAX, type WishField as WishFieldName } from '@chaos/shared/contract/characters';
import { generationMessages } from './messages.ts';
import { cleanLength } from './to-wish.ts';

/** From here on the length is shown. */
const COUNT_FROM = 150;

interface WishFieldProps {
  name: WishFieldName;
  value: string;
  disabled: boolean;
  onChange: (text: string) => void;
}

export function WishField({ name, value, disabled, onChange }: WishFieldProps) {
  const { label, placeholder } = generationMessages.wish[name];
  const length = cleanLength(value);
  const isTooLong = length > WISH_FIELD_MAX;
  const id = `wish-${name}`;
  const noteId = `${id}-note`;
  const hasNote = length >= COUNT_FROM;

  return (
    <div className="wish-field">
      <label htmlFor={id} className="text-sm font-bold wrap-anywhere">
        {label}
      </label>
      <input
        id={id}
        name={name}
        type="text"
        dir="auto"
        className="field-input"
        autoComplete="off"
        enterKeyHint="go"
        placeholder={placeholder}
        value={value}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={isTooLong}
        aria-describedby={hasNote ? noteId : 'wish-limit'}
      />
      {hasNote && (
        <p id={noteId} className={isTooLong ? 'text-sm font-semibold text-danger-text' : 'text-sm text-muted tabular-nums'}>
          {isTooLong
            ? generationMessages.form.tooLong(label, length, WISH_FIELD_MAX)
            : generationMessages.form.count(length, WISH_FIELD_MAX)}
        </p>
      )}
    </div>
  );
}
