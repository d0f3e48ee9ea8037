/** What somebody has on and in hand, by the words of a wish and by what belongs to its topic. */
import { hatOfPerson, isHatted } from '../painter/costumes.ts';
import { findPiece } from '../pieces/catalogue.ts';
import { faceOfWorker, isOfFaith, isPerson } from '../pieces/people.ts';
import { splitWords } from '../pieces/split-words.ts';
import type { AskedWish } from './ask-wish.ts';
import { BUILD } from './build-words.ts';
import type { Choice } from './choose-by-chance.ts';
import type { Figure } from './conceive-figure.ts';
import { isCreature } from './creatures.ts';
import { isElder } from './find-subject.ts';
import { hearLacking } from './hear-negation.ts';
import { ENOUGH, findingOf, type Heard, isSaidBy, OF_TOPIC } from './heard.ts';
import type { HeardTopic } from './topics.ts';

const PRAYER_BEADS = '1f4ff';

/** A pirate in an office, and a cowboy in space, keep the hat that they are known by. */
const isSomebodyElse = (who: Heard | undefined, { words }: HeardTopic): boolean =>
  who !== undefined && isPerson(who.piece) && isHatted(who.piece) && !splitWords(who.said).some((word) => words.includes(word));

/** One thing is held, for the other hand belongs to the trait. */
const outfitOf = (topic: HeardTopic, who: Heard | undefined, { isUnwanted }: Choice): Heard[] =>
  [...topic.holds, ...topic.wears]
    .filter((piece) => !isUnwanted(piece) && !(findPiece('hat', piece) && isSomebodyElse(who, topic)))
    .map((piece) => {
      const color = topic.colors?.get(piece);
      return { ...findingOf(piece), ...(color && { color }) };
    });

/** As large as what is held, at most. */
const isHandy = ({ piece, score }: Heard): boolean =>
  score >= ENOUGH &&
  (HANDY.has(piece) ||
    findPiece('held', piece) !== undefined ||
    /^(?:thing|food|plant)$/.test(findPiece('body', piece)?.kind ?? '')) &&
  !LARGE.has(piece);
/** A pumpkin, a flag, fish, chicks: neither things nor food, and held all the same. */
const HANDY: ReadonlySet<string> = new Set('1f383 1f6a9 1f41f 1f420 1f421 1f424 1f425'.split(' '));
const LARGE: ReadonlySet<string> = new Set(
  `1f6aa 1f4fa 1f5a5-fe0f 1f5a8-fe0f 1f6e2-fe0f 1f9f1 26b0-fe0f 1faa6 1f3fa 1f488 1f4eb 1f3b9 1f6d2 2b50 2601-fe0f 1f32a-fe0f 2600-fe0f 1f315 1f30d 1fa90 1f308 26a1 1f525 own-fridge
  own-washing-machine own-oven own-vending-machine own-cannon own-harp own-fire-hydrant own-iceberg own-jukebox own-wardrobe own-shelf own-dishwasher own-table own-parking-meter own-escalator
   own-totem-pole own-gumball-machine own-arcade-machine own-cauldron own-safe own-anvil own-treadmill
   own-photocopier own-curtain own-fence own-playground-swing own-seesaw own-manhole-cover own-smoke
   1f6c1 1f6bd 1f6cb-fe0f 1f6cf-fe0f 1f6f7 1f319 1f9bd 1f9bc own-wheelbarrow own-carpet`.split(/\s+/u),
);

/** What goes with a hat that is known by more: an astronaut's suit. */
const WITH_HATS: Readonly<Record<string, string>> = { 'own-space-helmet': 'own-space-suit' };

export interface Outfit {
  /** What is worn or held, the most telling first. */
  named: readonly Heard[];
  /** What of it the theme names, or its topic. */
  ofTheme: readonly Heard[];
  /** True: whoever has the topic is known by a hat of their own. */
  keepsHat: boolean;
}

/** @param given.isBald no hat but one that was asked for. */
export function hearOutfit(
  mainTheme: string,
  asked: AskedWish,
  { figure, choice, isBald }: { figure: Figure; choice: Choice; isBald: boolean },
): Outfit {
  const { theme, build, hero, spare, deed } = figure;
  const topic = asked.theme?.topic;
  const who = asked.theme?.subjects.find(({ piece }) => piece === theme.piece);
  const ofTheme = [...(asked.theme?.traits ?? []), ...(topic ? outfitOf(topic, who, choice) : [])].filter(
    (one) => !choice.isUnwanted(one.piece) && suits(one, figure, isBald),
  );
  const hats = hatsOfTrades(asked, figure);
  // A pirate grandpa wears no flat cap upon his tricorn.
  const worn = ofTheme.filter(({ piece }) => hats.length === 0 || !findPiece('hat', piece));
  // What was wished for comes first in a hand; only who has a trade holds a tool of it as well.
  const isTypedApart = ({ said }: Heard) => said !== OF_TOPIC && said !== hero?.said;
  const brought = spare.filter((one) => deed.isBrought(one) && isHandy(one));
  const inHand = [...worn.filter(isTypedApart), ...brought];
  const isFull = inHand.some((one) => deed.isBrought(one) && isHandy(one)) && faceOfWorker(theme.piece ?? '') === undefined;
  const isLeft = ({ piece }: Heard) => isFull && (topic?.holds.includes(piece) ?? false);
  const named = [
    ...(asked.trait?.findings ?? []),
    // A wizard without a wand holds none.
    ...(asked.theme ? hearLacking(mainTheme) : []),
    ...(asked.body?.worn ?? []),
    ...[...hats, ...build.flatMap((one) => BUILD[one].brings ?? [])].map(findingOf),
    ...inHand,
    ...worn.filter((one) => !isTypedApart(one) && !isLeft(one)),
  ];
  return { named, ofTheme, keepsHat: topic !== undefined && isSomebodyElse(who, topic) };
}

/** A vampire carries no vampire about, no beast has prayer beads on, and who is bald no hat but the one that was asked for. */
const suits = ({ piece, said }: Heard, { theme, body, heroBuild }: Figure, isBald: boolean): boolean =>
  piece !== theme.piece &&
  piece !== body.piece &&
  !(said !== OF_TOPIC && isSaidBy({ said }, heroBuild.isSaid)) &&
  !(isBald && said === OF_TOPIC && findPiece('hat', piece)) &&
  !(piece === PRAYER_BEADS && said === OF_TOPIC && !isOfFaith(theme.piece ?? ''));

/** A pirate cat is a cat in a pirate's hat. */
function hatsOfTrades(asked: AskedWish, { theme, rest }: Figure): string[] {
  const isBeast = theme.piece !== null && isCreature(theme.piece) && !isPerson(theme.piece);
  if (!(isBeast && !asked.body) && !isElder(theme.piece ?? '')) return [];
  const isOfTopic = (word: string) => asked.theme?.topic?.words.includes(word) ?? false;
  const hats = rest.flatMap(({ piece, said }) =>
    isPerson(piece) && (isBeast || !isOfTopic(said)) ? (hatOfPerson(piece) ?? []) : [],
  );
  return isBeast ? hats : hats.flatMap((hat) => [hat, ...(WITH_HATS[hat] ? [WITH_HATS[hat]] : [])]);
}
