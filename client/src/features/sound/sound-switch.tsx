import { useState } from 'react';
import { soundMessages } from './messages.ts';
import { isSoundOn, switchSound } from './play-sound.ts';

export function SoundSwitch() {
  const [isOn, setOn] = useState(isSoundOn);
  const press = () => {
    switchSound();
    setOn(isSoundOn());
  };
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      onClick={press}
      className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 text-left font-bold"
    >
      <span className="min-w-0 flex-[1_1_10rem] wrap-anywhere">
        {soundMessages.label}
        <span className="block text-sm font-normal text-muted">{soundMessages.hint}</span>
      </span>
      <span aria-hidden className="switch" />
    </button>
  );
}
