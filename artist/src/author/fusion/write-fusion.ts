/** Writes the name and the lore of a character that is made of others. */
import type { CharacterText } from '@chaos/shared/contract/characters';
import { cleanText } from '@chaos/shared/rules/clean-text';
import { conceiveSource } from '../../concept/conceive-fusion.ts';
import { type Chance, createChance } from '../../drawing/random.ts';
import type { FusionSource } from '../../types.ts';
import { firstNameOf } from '../battle/callings.ts';
import { createExpander } from '../expand-template.ts';
import { choosePronouns, type Pronouns } from '../pronouns.ts';
import { CLOSINGS } from '../tables/closings.ts';
import { SLOTS } from '../tables/lore-phrases.ts';
import { type Facts, gatherFacts } from './facts.ts';
import { nameFusion } from './name-fusion.ts';
import { FUSED_CLOSINGS, HABITS, HOMES_OF_ONE, HOMES_OF_TWO, INHERITANCES, OPENINGS, TROUBLES } from './tables/lore-templates.ts';

const COMFORTABLE = 560;
const LORE_MAX = 1000;
const ATTEMPTS = 24;
const FRESH = new Set(['count', 'time', 'day', 'year', 'length', 'citizen', 'colour']);
const NAME_MAX = 64;

/** A lore, and from which templates it grew. */
export interface FusedStory {
  name: string;
  sentences: readonly { skeleton: string; text: string }[];
}

/**
 * Tells in three to five sentences of everybody it is made of, each by name and with something of its own. The same
 * sources and seed always give the same text; nothing of a hidden message is ever in it.
 */
export function writeFusion(sources: readonly FusionSource[], seed: string): CharacterText {
  const { name, sentences } = describeFusion(sources, seed);
  return { name, description: textOf(sentences) };
}

/** The same, with the templates, by which tests measure how often the author repeats itself. */
export function describeFusion(sources: readonly FusionSource[], seed: string): FusedStory {
  const chance = createChance(`${seed}/fusion/text`);
  const pronouns = choosePronouns(chance);
  const names = sources.map(({ name }) => nameOf(name));
  const name = nameFusion(names, { chance, feminine: pronouns.they === 'she' });
  const facts = sources.map((source, index) =>
    gatherFacts(source, conceiveSource(source), { name: callNames(names)[index] ?? '', pronouns, chance }),
  );
  const story: Story = { name, names: tellApart(names), facts, pronouns, chance };
  let best: FusedStory['sentences'] | null = null;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const sentences = tell(planStory(facts, chance), story);
    if (best === null || textOf(sentences).length < textOf(best).length) best = sentences;
    if (textOf(best).length <= COMFORTABLE) break;
  }
  if (best === null || textOf(best).length > LORE_MAX) best = tell(PLAIN_STORY, story);
  return { name, sentences: best };
}

/** Short whatever the names are. */
const PLAIN_STORY = ['There used to be {all}; now there is {name}.', '{They} has kept {gifts}.', 'Do not try to peel.'];

const textOf = (sentences: FusedStory['sentences']): string => sentences.map(({ text }) => text).join(' ');

function nameOf(given: string): string {
  const name = cleanText(given.toWellFormed()) ?? 'Nobody in Particular';
  return [...name].slice(0, NAME_MAX).join('').trimEnd();
}

/** Several may have one name. */
const tellApart = (names: readonly string[]): string[] =>
  names.map((name, index) => {
    const before = names.slice(0, index).filter((other) => other === name).length;
    return before === 0 ? name : before === 1 ? `the other ${name}` : `yet another ${name}`;
  });

/** After the first time a part of the name will do, if nobody else has it. */
function callNames(names: readonly string[]): string[] {
  const short = names.map((name) => firstNameOf(name) ?? name);
  return new Set(short).size === names.length ? short : tellApart(names);
}

const ABOUT_PARTS = /\{(?:a_|another_|the_)?(?:theme|body|trait|quality|quoted|style)/iu;
const GENERAL_CLOSINGS = CLOSINGS.filter((closing) => !ABOUT_PARTS.test(closing));

function planStory(facts: readonly Facts[], chance: Chance): string[] {
  const places = facts.filter(({ place }) => place !== null).length;
  const middle = [
    ...(facts.some(({ does }) => does !== null) && chance.happens(0.8) ? [chance.pick(HABITS)] : []),
    ...(places > 0 && chance.happens(0.45) ? [chance.pick(places > 1 ? HOMES_OF_TWO : HOMES_OF_ONE)] : []),
    ...(chance.happens(0.6) ? [chance.pick(TROUBLES)] : []),
  ];
  const closing = chance.pick(chance.happens(0.7) ? FUSED_CLOSINGS : GENERAL_CLOSINGS);
  return [chance.pick(OPENINGS), chance.pick(INHERITANCES), ...chance.shuffle(middle).slice(0, 2), closing];
}

interface Story {
  name: string;
  /** In full. */
  names: readonly string[];
  facts: readonly Facts[];
  pronouns: Pronouns;
  chance: Chance;
}

function tell(plan: readonly string[], { name, names, facts, pronouns, chance }: Story): FusedStory['sentences'] {
  const [one, other] = chance.shuffle(facts);
  const doing = chance.shuffle(facts).find(({ does }) => does !== null);
  const housed = chance.shuffle(facts).filter(({ place }) => place !== null);
  const values = {
    ...pronouns,
    ...asItIs('name', name),
    ...asItIs('one', one?.name ?? ''),
    ...asItIs('other', other?.name ?? ''),
    ...asItIs('who', doing?.name ?? ''),
    ...asItIs('host', housed[0]?.name ?? ''),
    all: listed(names),
    gifts: listGifts(facts, chance),
    does: doing?.does ?? '',
    place_one: housed[0]?.place ?? '',
    place_other: housed[1]?.place ?? '',
  };
  const expand = createExpander({ tables: SLOTS, values, pick: chance.pick, fresh: FRESH });
  // A name may bring a full stop of its own.
  return plan.map((skeleton) => ({ skeleton, text: expand(skeleton).replaceAll(/([.!?…])\.(?=\s|$)/gu, '$1') }));
}

/** Names keep their letters, also where a sentence begins. */
const asItIs = (slot: string, name: string): Record<string, string> => ({
  [slot]: name,
  [slot.charAt(0).toUpperCase() + slot.slice(1)]: name,
});

/** "A, B and C". */
function listed(texts: readonly string[]): string {
  const last = texts.at(-1) ?? '';
  return texts.length < 2 ? last : `${texts.slice(0, -1).join(', ')} and ${last}`;
}

function listGifts(facts: readonly Facts[], chance: Chance): string {
  const owned = chance.happens(0.4);
  return listed(
    facts.map(({ name, relics }) => {
      const relic = chance.pick(relics);
      return owned && relic.startsWith('the ') ? `${name}’s ${relic.slice(4)}` : `${relic} of ${name}`;
    }),
  );
}
