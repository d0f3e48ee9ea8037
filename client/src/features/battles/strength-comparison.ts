/** How two strengths come about, side by side: the rule itself, asked with one number at a time. */
import type { Character } from '@chaos/shared/contract/characters';
import { type Fighter, strengthOf } from '@chaos/shared/rules/battles';
import { formatCompact } from '../../lib/format.ts';
import { oneDecimal, signed } from './format-decimal.ts';
import { battleMessages } from './messages.ts';

const TEXTS = battleMessages.poster;
const NEWCOMER: Fighter = { likeCount: 0, dislikeCount: 0, battlesCount: 0, winsCount: 0, isFused: false };

/** What everybody starts with. */
export const BASE_POINTS = strengthOf(NEWCOMER);

type StrengthRowName = keyof typeof TEXTS.rows;

export interface StrengthCell {
  value: string;
  /** What it adds to the strength; blank where the value is the strength. */
  points: string;
  leads: boolean;
}

export interface StrengthRow {
  name: StrengthRowName;
  cells: [StrengthCell, StrengthCell];
}

/** What of a character counts. */
export function fighterOf({ countedLikes, countedDislikes, battlesCount, winsCount, isFused }: Character): Fighter {
  return { likeCount: countedLikes, dislikeCount: countedDislikes, battlesCount, winsCount, isFused };
}

export function compareStrengths(first: Fighter, second: Fighter): StrengthRow[] {
  const part = (
    name: StrengthRowName,
    only: (fighter: Fighter) => Partial<Fighter>,
    show: (fighter: Fighter) => string,
  ): StrengthRow => {
    const points = [first, second].map((one) => strengthOf({ ...NEWCOMER, ...only(one) }) - BASE_POINTS);
    return rowOf(name, points, [show(first), show(second)], points.map(signed));
  };
  const strengths = [strengthOf(first), strengthOf(second)];
  return [
    part(
      'likes',
      ({ likeCount }) => ({ likeCount }),
      ({ likeCount }) => formatCompact(likeCount),
    ),
    part(
      'dislikes',
      ({ dislikeCount }) => ({ dislikeCount }),
      ({ dislikeCount }) => formatCompact(dislikeCount),
    ),
    part(
      'record',
      ({ battlesCount, winsCount }) => ({ battlesCount, winsCount }),
      ({ battlesCount, winsCount }) => TEXTS.record(winsCount, battlesCount),
    ),
    part(
      'fused',
      ({ isFused }) => ({ isFused }),
      ({ isFused }) => (isFused ? TEXTS.yes : TEXTS.no),
    ),
    rowOf('strength', strengths, strengths.map(oneDecimal), ['', '']),
  ];
}

function rowOf(name: StrengthRowName, order: number[], values: string[], points: string[]): StrengthRow {
  const [one = 0, two = 0] = order;
  const cell = (at: 0 | 1, leads: boolean): StrengthCell => ({ value: values[at] ?? '', points: points[at] ?? '', leads });
  return { name, cells: [cell(0, one > two), cell(1, two > one)] };
}
