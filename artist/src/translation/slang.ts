/** What the young say, in plain English. */
import { namesCreature } from '../pieces/names-creature.ts';

const SLANG: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'no cap': 'honest',
    delulu: 'delusional',
    bussin: 'delicious',
    drippy: 'stylish',
    sus: 'suspicious',
    goated: 'unbeatable',
    cringe: 'embarrassing',
    mid: 'mediocre',
    pressed: 'offended',
    shook: 'shocked',
    cheugy: 'unfashionable',
    bougie: 'fancy',
    yassified: 'glamorous',
  }),
);

const PLAIN_OF_THINGS = /^(?:drippy|pressed|mid|shook)$/;

/** What is worn is drippy as who wears it is. */
const WORN = /(?:shoe|sneaker|trainer|shirt|jacket|coat|hat|dress|watch|chain)s?$/iu;

/** @param theme who is like that, and the same in English. A faucet is drippy, and a flower pressed, as their words say. */
export function tellSlang(said: string, theme: { typed: string | null; english: string | undefined }): string | undefined {
  const slang = SLANG.get(said.replace(/(?: fr)+$/, ''));
  return slang !== undefined && PLAIN_OF_THINGS.test(said) && isThing(said, theme) ? undefined : slang;
}

const isThing = (said: string, { typed, english }: { typed: string | null; english: string | undefined }): boolean =>
  typed !== null && !namesCreature(english ?? typed) && !(said === 'drippy' && WORN.test(typed));
