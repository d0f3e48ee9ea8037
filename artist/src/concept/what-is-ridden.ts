/** What somebody sits on, in or upon: seats, vehicles, beasts. */
import { isPersonNoun } from '../author/parts-of-speech.ts';
import { findPiece } from '../pieces/catalogue.ts';
import { isPerson } from '../pieces/people.ts';
import { splitWords } from '../pieces/split-words.ts';
import type { Asked } from './ask-body.ts';
import type { AskedTheme } from './asked-theme.ts';
import { isBeast } from './creatures.ts';
import { hearSeat } from './hear-body.ts';
import type { HeardTheme } from './hear-wish.ts';
import type { Heard } from './heard.ts';
import { type Phrase, readWish, type WishReading } from './read-wish.ts';
import type { HeardTopic } from './topics.ts';

const NOTHING: WishReading = { count: 1, phrases: [], unwanted: [] };

/** What somebody sits or lies on, and the room where that stands. */
const SEATS: ReadonlyMap<string, string> = new Map([
  ['1f6cb-fe0f', 'living room'],
  ['1f6cf-fe0f', 'bedroom'],
  ['own-carpet', 'living room'],
  ['kin-rocking-chair', 'living room'],
  ['own-wheelbarrow', ''],
  ['1f6c1', 'bathroom'],
  ['1f6bd', 'bathroom'],
  ['1f9bd', ''],
  ['1f9bc', ''],
]);

/** Food, a plant and a thing with a face sit where somebody would. */
const isAlive = (piece: string): boolean => /^(?:thing|food|plant)$/.test(findPiece('body', piece)?.kind ?? '');

/** Who is on a sofa sits there, at home, and has none beside. */
export function onSeat(asked: AskedTheme, text: string): AskedTheme {
  const seated = readWish(text).phrases.filter(({ relation }) => relation === 'on' || relation === 'in');
  const isOn = ({ said }: Heard) => seated.some(({ text }) => text.includes(said) && !text.includes(`${said} of `));
  const seat = asked.rides === undefined ? asked.others.find((one) => SEATS.has(one.piece) && isOn(one)) : undefined;
  const room = SEATS.get(seat?.piece ?? '');
  // Nobody sits where a wedding is.
  const isSomebody = isPersonNoun(asked.topic?.words.at(-1) ?? '');
  const hasSitter =
    isSomebody ||
    asked.subjects.some(
      ({ piece, said }) => piece !== seat?.piece && (isPerson(piece) || isAlive(piece) || !asked.topic?.words.includes(said)),
    );
  if (!seat || room === undefined || !hasSitter) return asked;
  const topic = asked.topic ?? { id: 'seat', wears: [], holds: [], around: [], place: null, words: [] };
  return {
    ...asked,
    others: asked.others.filter((one) => one !== seat),
    rides: seat.piece,
    topic: { ...topic, place: topic.place ?? (room || null) },
  };
}

/** Who is in a bus, a box or a cup sits in it. */
export function inSeat(asked: AskedTheme, text: string): AskedTheme {
  if (asked.rides !== undefined) return asked;
  const isOnSeat = (phrase: Phrase) => phrase.relation === 'on' && SEATS.has(hearSeat({ ...NOTHING, phrases: [phrase] }) ?? '');
  const inside = readWish(text)
    .phrases.map((phrase) => ({ ...phrase, text: phrase.text.replace(WAITING, '') }))
    .filter((phrase) => (phrase.relation === 'in' || isOnSeat(phrase)) && !NO_SEAT.test(phrase.text));
  const rides = hearSeat({ ...NOTHING, phrases: inside.filter((phrase) => endsWithSeat(phrase.text)) });
  const hasSitter = asked.subjects.some(({ piece }) => piece !== rides && (isPerson(piece) || isBeast(piece) || isAlive(piece)));
  if (rides === undefined || !hasSitter) return asked;
  const isElsewhere = asked.place !== null && inside.some(({ text }) => text.endsWith(asked.place ?? ''));
  return {
    ...asked,
    rides,
    others: asked.others.filter(({ piece }) => piece !== rides),
    traits: asked.traits.filter(({ said }) => !inside.some(({ text }) => text.split(' ').includes(said))),
    ...(isElsewhere && { place: ON_ROADS.has(rides) ? 'highway' : SEATS.get(rides) || null }),
  };
}
/** Of a bus stop, a car park and a coffee shop no more is meant than what stands last. */
function endsWithSeat(text: string): boolean {
  const [before = '', last = ''] = splitWords(text).slice(-2);
  const seatOf = (words: string) => hearSeat({ ...NOTHING, phrases: [{ relation: 'in', text: `in ${words}` }] });
  const both = seatOf(`${before} ${last}`);
  return seatOf(last) !== undefined || (both !== undefined && both !== seatOf(before));
}
/** Who waits for a bus is not in it yet. */
export const WAITING = / (?:waiting|looking|searching|running|late) for .*$/u;
/** Nobody sits in a sky, nor in what they have on. */
const NO_SEAT = /\b(?:clouds?|moon|suits?|stop|park|station)$/u;

/** Who is on a dragon or a goose rides it. */
export function onBack(asked: AskedTheme, text: string): AskedTheme {
  if (asked.rides !== undefined) return asked;
  const ridden = readWish(text).phrases.filter(({ relation }) => relation === 'on' || relation === 'mount');
  const isOn = ({ said }: Heard) => said !== '' && ridden.some(({ text }) => text.endsWith(said));
  // On a mere head nobody sits: it is beside them, whose clothes would be lost on it.
  const canBeRidden = ({ piece }: Heard) => findPiece('animal', piece) !== undefined || (isBeast(piece) && !asked.topic);
  const beast = asked.others.find((one) => canBeRidden(one) && isOn(one));
  const isSomebody = asked.subjects.some(({ piece }) => piece !== beast?.piece && (isPerson(piece) || isBeast(piece)));
  return beast && isSomebody ? { ...asked, rides: beast.piece } : asked;
}

/** What goes on roads: bicycles, motorcycles, scooters, skateboards, cars, buses, trucks, taxis. */
const ON_ROADS: ReadonlySet<string> = new Set(
  '1f6b2 1f3cd-fe0f 1f6f5 1f6f4 1f6f9 1f6fc 1f697 1f698 1f699 1f3ce-fe0f 1f6fb 1f6fa own-rickshaw 1f695 1f696 1f68c 1f68d 1f68e 1f690 1f69a 1f69b 1f691 1f692 1f693 1f694'.split(
    ' ',
  ),
);

/** Who delivers pizza on a motorbike is on it, and the pizza is beside. */
export function atWorkOnWheels<T extends HeardTheme & { topic?: HeardTopic; rides?: string }>(asked: T): T {
  const { topic } = asked;
  const rides = asked.others.find(({ piece }) => WITH_SADDLE.has(piece))?.piece;
  if (topic?.id !== 'trade' || rides === undefined || asked.rides !== undefined) return asked;
  return { ...asked, rides, topic: { ...topic, holds: [], around: [...topic.holds, ...topic.around] } };
}

/** It is ridden, and becomes nobody. */
const KICK_SCOOTER = '1f6f4';

const LAWN_MOWER = 'own-lawn-mower';

/** Who rides has the hands free for it, and on a road is in no room; a ship and a tractor go elsewhere. */
export function onWheels(asked: AskedTheme & { topic: HeardTopic }): AskedTheme {
  const { topic, traits } = asked;
  const driven = asked.others.find(({ piece }) => findPiece('body', piece)?.kind === 'vehicle' || piece === KICK_SCOOTER)?.piece;
  // Whoever mows is upon the mower.
  const rides = driven ?? topic.around.find((piece) => piece === LAWN_MOWER);
  if (driven === undefined && rides)
    return { ...asked, rides, topic: { ...topic, around: topic.around.filter((one) => one !== rides) } };
  if (rides === undefined) return asked;
  const free = traits.filter(({ piece }) => !topic.holds.includes(piece));
  const away = ON_ROADS.has(rides) ? { around: [], place: 'highway' } : {};
  return { ...asked, traits: free, rides, topic: { ...topic, holds: [], ...away } };
}

/** Who was asked for with a body of their own sits on what goes on roads, and is not grown together with it. */
export const mountOf = (theme: AskedTheme | null, body: Asked | null): string | undefined =>
  // Whoever has the body of a toaster sits on no beast, which is beside them then.
  (body && !body.isLooks && isBeast(theme?.rides ?? '') ? undefined : theme?.rides) ??
  body?.rides ??
  (theme && body ? theme.others.find(({ piece }) => WITH_SADDLE.has(piece))?.piece : undefined);

/** Bicycles, motorcycles, scooters, skateboards. */
const WITH_SADDLE: ReadonlySet<string> = new Set('1f6b2 1f3cd-fe0f 1f6f5 1f6f4 1f6f9'.split(' '));
