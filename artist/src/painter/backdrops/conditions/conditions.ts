/** All that may be so in any place, by its name, and a place in which it is. */
import type { Backdrop } from '../backdrop.ts';
import type { Condition } from './condition.ts';
import { HOURS } from './hours.ts';
import { STATES } from './states.ts';
import { WEATHER } from './weather.ts';

const CONDITIONS = { ...WEATHER, ...HOURS, ...STATES } as const;
export type ConditionId = keyof typeof CONDITIONS;

/** In the mark of a look: "bus-stop ~rain". */
export const CONDITION_MARK = '~';

const byName: Readonly<Record<string, Condition>> = CONDITIONS;

/** @throws {RangeError} for a name that nothing has. */
export function withConditions(backdrop: Backdrop, names: readonly string[]): Backdrop {
  return names.reduce((place, name) => {
    const condition = byName[name];
    if (!condition) throw new RangeError(`no place can be ${name}`);
    return withCondition(place, condition);
  }, backdrop);
}

function withCondition(backdrop: Backdrop, { over, scenery, lean = 0, air, glow, night = 0 }: Condition): Backdrop {
  return {
    ...backdrop,
    ...(air && { air }),
    ...(glow && { glow }),
    night: Math.max(backdrop.night, night),
    paint(chance) {
      const scene = backdrop.paint(chance);
      return {
        svg:
          lean === 0
            ? scene.svg
            : `<g transform="rotate(${lean} 512 800) translate(512 800) scale(1.34) translate(-512 -800)">${scene.svg}</g>`,
        scenery: scene.scenery,
        over: [...(scene.over ?? []), ...(over ? [over(chance)] : [])],
        front: [...(scene.front ?? []), ...(scenery?.(chance) ?? [])],
      };
    },
  };
}
