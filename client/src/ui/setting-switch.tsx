import { useId } from 'react';

interface SettingSwitchProps {
  label: string;
  hint: string;
  isOn: boolean;
  /** It keeps the focus meanwhile, and takes no second press. */
  isBusy: boolean;
  onChange: () => void;
}

export function SettingSwitch({ label, hint, isOn, isBusy, onChange }: SettingSwitchProps) {
  const id = useId();
  return (
    <div>
      <button
        type="button"
        role="switch"
        aria-checked={isOn}
        aria-describedby={id}
        aria-disabled={isBusy}
        onClick={() => isBusy || onChange()}
        className="flex min-h-11 w-full items-center justify-between gap-3 rounded-control text-left font-semibold aria-disabled:opacity-60"
      >
        {label}
        <span aria-hidden className="switch" />
      </button>
      <p id={id} className="text-sm text-pretty text-muted">
        {hint}
      </p>
    </div>
  );
}
