import { type Chance, createChance } from '../../drawing/random.ts';
import type { BattleScene, BattleSide } from '../../types.ts';
import { capitalise } from '../clean-text.ts';
import { createExpander } from '../expand-template.ts';
import { type Belongings, readBelongings } from './belongings.ts';
import { callBoth } from './callings.ts';
import { markSlots, resolveMentions } from './mentions.ts';
import type { Shape } from './story-format.ts';
import { SHAPES } from './story-formats/story-formats.ts';
import { BATTLE_SLOTS } from './tables/battle-phrases.ts';
import { EPILOGUES, FUSION_REMARKS, UPSET_REMARKS } from './tables/remarks.ts';
import { chanceOfWinner, isUpset, marginOf } from './winning-margin.ts';

const COMFORTABLE = 1800;
const ATTEMPTS = 12;
const FRESH = new Set(['count', 'spell']);

/** A story, and from which shape and templates it grew. */
export interface BattleStory {
  shape: string;
  paragraphs: readonly { skeleton: string; text: string }[];
}

/** Tells a decided battle in four to six short paragraphs. The same scene and seed always give the same story. */
export function tellBattle(scene: BattleScene, seed: string): string {
  return joinParagraphs(describeBattle(scene, seed));
}

export function joinParagraphs({ paragraphs }: BattleStory): string {
  return paragraphs.map(({ text }) => text).join('\n\n');
}

/** The same, with the templates, by which tests measure how often the author repeats itself. */
export function describeBattle(scene: BattleScene, seed: string): BattleStory {
  const chance = createChance(`battle ${seed}`);
  const [shape, plans] = chance.pick(SHAPES);
  let shortest = fillPlan(planStory(plans, scene, chance), scene, chance);
  for (let attempt = 1; attempt < ATTEMPTS && lengthOf(shortest) > COMFORTABLE; attempt += 1) {
    const other = fillPlan(planStory(plans, scene, chance), scene, chance);
    if (lengthOf(other) < lengthOf(shortest)) shortest = other;
  }
  return { shape, paragraphs: shortest };
}

const lengthOf = (paragraphs: BattleStory['paragraphs']): number =>
  paragraphs.reduce((sum, { text }) => sum + text.length + 2, -2);

function planStory(shape: Shape, scene: BattleScene, chance: Chance): string[] {
  const opening = chance.pick(shape.opening);
  const rising = chance.happens(0.85) ? [chance.pick(shape.rising)] : [];
  const finish = chance.pick(shape.finish[marginOf(scene)]);
  const aftermath = chance.pick(shape.aftermath[chance.happens(0.5) ? 'dignified' : 'undignified']);
  const fused = scene.first.isFused !== scene.second.isFused && chance.happens(0.6);
  return [
    fused ? `${opening} ${chance.pick(FUSION_REMARKS)}` : opening,
    ...rising,
    chance.pick(shape.turn),
    isUpset(scene) ? `${finish} ${chance.pick(UPSET_REMARKS)}` : finish,
    aftermath,
    ...(shape.plain && chance.happens(0.5) ? [chance.pick(EPILOGUES)] : []),
  ];
}

function fillPlan(plan: readonly string[], scene: BattleScene, chance: Chance): BattleStory['paragraphs'] {
  const [first, second] = callBoth(scene.first.name, scene.second.name);
  const callings = scene.winner === 1 ? { winner: first, loser: second } : { winner: second, loser: first };
  const expand = createExpander({ tables: BATTLE_SLOTS, values: valuesOf(scene, chance), pick: chance.pick, fresh: FRESH });
  const marked = plan.map((skeleton) => capitalise(expand(skeleton)));
  // All at once, because the first mention of a name is the first of the whole story.
  const texts = resolveMentions(marked.join('\n\n'), callings).split('\n\n');
  return plan.map((skeleton, index) => ({ skeleton, text: texts[index] ?? '' }));
}

function valuesOf(scene: BattleScene, chance: Chance): Record<string, string> {
  const { first, second, winner } = scene;
  const firstRole = winner === 1 ? 'winner' : 'loser';
  const secondRole = winner === 1 ? 'loser' : 'winner';
  const tools = chance.shuffle(BATTLE_SLOTS.tool ?? []);
  const souls = chance.shuffle(BATTLE_SLOTS.soul ?? []);
  const ofFirst = arm(readBelongings(first.description), { tools, souls, taken: new Set() }, chance);
  const taken = new Set([ofFirst.thing, ofFirst.other, ofFirst.soul]);
  const ofSecond = arm(readBelongings(second.description), { tools, souls, taken }, chance);
  return {
    ...slotsOf('first', ofFirst),
    ...slotsOf('second', ofSecond),
    ...slotsOf(firstRole, ofFirst),
    ...slotsOf(secondRole, ofSecond),
    ...markSlots(firstRole, 'first'),
    ...markSlots(secondRole, 'second'),
    ...markSlots('winner', 'winner'),
    ...markSlots('loser', 'loser'),
    ...markSlots(first.isFused ? firstRole : secondRole, 'fused'),
    chance: `${chanceOfWinner(scene)}`,
    points: pointsOf(winner === 1 ? first : second, winner === 1 ? second : first),
  };
}

interface Armed extends Pick<Belongings, 'pronouns'> {
  thing: string;
  other: string;
  soul: string;
}

interface Stock {
  tools: readonly string[];
  souls: readonly string[];
  taken: ReadonlySet<string>;
}

/** Two things and an inner voice: of the lore if it has any, and nothing that the other one has. */
function arm({ things, beast, pronouns }: Belongings, { tools, souls, taken }: Stock, chance: Chance): Armed {
  const own = chance.shuffle(things.filter((thing) => !taken.has(thing)).slice(0, 4));
  const [thing = '', other = ''] = [...own, ...tools.filter((tool) => !taken.has(tool) && !own.includes(tool))];
  const soul = beast !== null && !taken.has(beast) ? beast : (souls.find((one) => !taken.has(one)) ?? '');
  return { thing, other, soul, pronouns };
}

function slotsOf(slot: string, { thing, other, soul, pronouns }: Armed): Record<string, string> {
  return {
    [`${slot}_thing`]: thing,
    [`${slot}_other`]: other,
    [`${slot}_soul`]: soul,
    [`${slot}_they`]: pronouns.they,
    [`${slot}_them`]: pronouns.them,
    [`${slot}_their`]: pronouns.their,
    [`${slot}_themself`]: pronouns.themself,
  };
}

/** "61.3 to 55.2": the winner's first. */
function pointsOf(winner: BattleSide, loser: BattleSide): string {
  return `${winner.score.toFixed(1)} to ${loser.score.toFixed(1)}`;
}
