import { cx } from '../../lib/cx.ts';
import { battleMessages } from './messages.ts';

/** Where somebody is on the way. @param at 0 to 2. */
export function StepIndicator({ at }: { at: number }) {
  return (
    <ol className="arena-steps" aria-label={battleMessages.stepsLabel}>
      {battleMessages.steps.map((name, index) => (
        <li key={name} aria-current={index === at ? 'step' : undefined} className={cx(index < at && 'is-past')}>
          <span aria-hidden>{index + 1}</span>
          {name}
        </li>
      ))}
    </ol>
  );
}
