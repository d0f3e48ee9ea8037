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
        className="flex min-h-11 w-full flex-wrap items-center justify-between gap-x-3 rounded-control text-left font-semibold aria-disabled:opacity-60"
      >
        {/* Large text has the line to itself. */}
        <span className="min-w-0 flex-[1_1_8rem] wrap-anywhere">{label}</span>
        <span aria-hidden className="switch" />
      </button>
      <p id={id} className="text-sm text-muted">
        {hint}
      </p>
    </div>
  );
}
