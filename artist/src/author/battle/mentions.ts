import { capitalise } from '../clean-text.ts';
import type { Calling } from './callings.ts';

/**
 * Names stand in a story as marks until it is whole: only then is it known which mention is the first. The marks are
 * of the private use area, which no name and no table holds.
 */
type Role = 'winner' | 'loser';
const MARKS = {
  winner: { name: '\uE000', again: '\uE001', nameFirst: '\uE002', againFirst: '\uE003' },
  loser: { name: '\uE010', again: '\uE011', nameFirst: '\uE012', againFirst: '\uE013' },
} as const;
const MARK = /([\uE000-\uE003\uE010-\uE013])(\.?)/gu;

/** `{winner}` is the name in full at first and short later, `{winner_name}` always full; `{Winner}` begins a sentence. */
export function markSlots(role: Role, slot: string): Record<string, string> {
  const marks = MARKS[role];
  const upper = slot.charAt(0).toUpperCase() + slot.slice(1);
  return {
    [slot]: marks.again,
    [`${slot}_name`]: marks.name,
    [upper]: marks.againFirst,
    [`${upper}_name`]: marks.nameFirst,
  };
}

export function resolveMentions(text: string, callings: Record<Role, Calling>): string {
  const met = new Set<Role>();
  return text.replace(MARK, (_match, mark: string, stop: string) => {
    const role: Role = mark < '\uE010' ? 'winner' : 'loser';
    const { name, nameFirst, againFirst } = MARKS[role];
    const { full, short, prefix } = callings[role];
    const whole = mark === name || mark === nameFirst || !met.has(role);
    met.add(role);
    const called = whole ? full : short;
    const starts = mark === nameFirst || mark === againFirst;
    // A name keeps its own letters; only what we put before or in its place follows our grammar.
    const said = starts && (prefix !== '' || called !== full) ? capitalise(prefix + called) : prefix + called;
    return /[.!?…]$/u.test(said) ? said : said + stop;
  });
}
