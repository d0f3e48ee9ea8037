import { secretBoxMessages } from './messages.ts';

interface SecretCheckboxProps {
  checked: boolean;
  disabled: boolean;
  onChange: (checked: boolean) => void;
}

export default function SecretCheckbox({ checked, disabled, onChange }: SecretCheckboxProps) {
  return (
    <div className="col-span-full grid content-start gap-0.5">
      <label className="flex min-h-11 items-center gap-2.5 text-sm font-semibold">
        <input
          type="checkbox"
          className="size-5.5 shrink-0"
          checked={checked}
          disabled={disabled}
          onChange={(event) => onChange(event.target.checked)}
          aria-describedby="secret-hint"
        />
        {secretBoxMessages.label}
      </label>
      <p id="secret-hint" className="text-sm text-muted">
        {secretBoxMessages.hint}
      </p>
    </div>
  );
}
