/** The body that somebody gets: as it was asked for, as the theme names it besides, or by chance; and what stays apart. */

import { BOARDS, nameOfCarrier } from '../lettering/carriers.ts';
import { findPiece } from '../pieces/catalogue.ts';
import { ANIMAL_OF_HEAD } from '../pieces/heads-of-animals.ts';
import { isOfFaith, isPerson } from '../pieces/people.ts';
import { nameOfPiece } from '../pieces/piece-names.ts';
import { findPieces } from '../pieces/search-pieces.ts';
import type { Asked } from './ask-body.ts';
import type { AskedTheme } from './asked-theme.ts';
import { BODIES_BY_KIND, type Choice, chosen, idsOf, inColor } from './choose-by-chance.ts';
import { lettered } from './conceive-letters.ts';
import type { Idea } from './concept.ts';
import { isCreature } from './creatures.ts';
import { trunkOf } from './find-mixture.ts';
import { findingOf, type Heard, NAMED } from './heard.ts';
import { hasHead, isClothes } from './outfit.ts';

/** A family, who expects a child, walks, kneels or bathes, a troll: whoever is drawn as a whole. */
const SOMEBODY: ReadonlySet<string> = new Set('1f46a 1f930 1f6b6 1f9ce 1f6c0 1f9cc 1f9cd 1f3c3'.split(' '));

/** "Old man" tells what somebody looks like, and who that is, unless the theme is somebody else. */
export function asPerson(body: Asked | null, theme: AskedTheme | null): Asked | null {
  if (!body?.isLooks || theme?.subjects.some(({ piece }) => isCreature(piece))) return body;
  const found = findPieces(body.word, ['head']).find(({ piece, score }) => isPerson(piece) && score >= NAMED);
  return found ? { ...body, isLooks: false, findings: [{ ...found, said: body.word }] } : body;
}

/** A "parrot captain" is a parrot. */
const beastBefore = (person: Heard, findings: readonly Heard[]): Heard | undefined =>
  isPerson(person.piece)
    ? findings.find(({ piece, to, score }) => to + 1 === person.from && score >= NAMED && isCreature(piece) && !isPerson(piece))
    : undefined;

export function conceiveBody(
  asked: Asked | null,
  given: { theme: Idea; spare: Heard[]; choice: Choice; isBody: true | undefined; mixture: Heard | undefined },
): Idea {
  const { theme, spare, choice, isBody, mixture } = given;
  const { chance, isUnwanted } = choice;
  const isTheme = (piece: string) =>
    theme.piece !== null &&
    (piece === theme.piece || ANIMAL_OF_HEAD[theme.piece] === piece || ANIMAL_OF_HEAD[piece] === theme.piece);
  if (mixture) {
    const trunk = { ...inColor(mixture), ...chosen(trunkOf(mixture.piece)) };
    return asked
      ? { ...trunk, word: asked.word, given: true, ...(asked.build.english && { english: asked.build.english }) }
      : trunk;
  }
  if (isBody && !asked) return { ...theme, ...(theme.piece && { word: nameOfPiece(theme.piece) }), given: false };
  if (asked) {
    if (asked.isLooks)
      return {
        ...theme,
        word: asked.word,
        given: true,
        ...(asked.build.english && { english: asked.build.english }),
        ...(asked.color && { color: asked.color }),
      };
    if (!theme.given || isBody)
      return { ...theme, ...(asked.findings[0] && inColor(asked.findings[0])), word: asked.word, given: true };
    const named = asked.findings.find(({ piece }) => !isTheme(piece)) ?? asked.findings[0];
    const finding = named && (beastBefore(named, asked.findings) ?? named);
    // A word is no trunk: whoever it goes with is whole, and holds it.
    return finding ? { ...inColor(finding), word: asked.word, given: true } : lettered(asked.word, BOARDS, chance);
  }
  // "A crocodile riding a bomber plane" names the body although its field was left blank.
  const second = spare.find((finding) => findPiece('body', finding.piece) && !isTheme(finding.piece));
  if (second) {
    spare.splice(spare.indexOf(second), 1);
    // Who is in a suit is one, and the suit nobody.
    const isOn = isClothes(second.piece) && theme.piece !== null && isCreature(theme.piece);
    return {
      ...chosen(second.piece),
      ...(isOn && second.color && { color: second.color }),
      ...(isOn && { word: nameOfPiece(theme.piece) }),
    };
  }
  // Whoever is a word is all of it: nothing else is to be taken for what was typed.
  if (theme.piece === null) return { ...theme, word: nameOfCarrier(theme.carrier), given: false };
  // Two beings are two, and only who asks for both wants that.
  const hasFace = isCreature(theme.piece) || SOMEBODY.has(theme.piece);
  for (let attempt = 0; attempt < 60; attempt++) {
    const piece = hasFace
      ? chance.pickWeighted([
          [chance.pick(BODIES_BY_KIND.food), 34],
          [chance.pick(BODIES_BY_KIND.thing), 22],
          [chance.pick(BODIES_BY_KIND.vehicle), 14],
          [chance.pick(BODIES_BY_KIND.plant), 7],
          // Clothes hide all but a head.
          [chance.pick(BODIES_BY_KIND.clothes), hasHead(theme.piece) ? 9 : 0],
          [chance.pick(BODIES_BY_KIND.building), 3],
        ])
      : // A thing in clothes looks like somebody in a disguise, which nobody asked for.
        chance.pickWeighted([
          [chance.pick(idsOf('animal')), 56],
          [chance.pick(BODIES_BY_KIND.thing), 22],
          [chance.pick(BODIES_BY_KIND.vehicle), 10],
          [chance.pick(BODIES_BY_KIND.food), 8],
        ]);
    if (!isTheme(piece) && !isUnwanted(piece)) return chosen(piece);
  }
  return chosen('1f6bd');
}

/** Who is known by a faith stays a person, with the beast that was asked for beside them, or beside it. */
export function keepApart(theme: Idea, body: Idea, spare: Heard[]): Idea {
  if (theme.piece === null || body.piece === null) return body;
  const isBeast = (piece: string) => isCreature(piece) && !isPerson(piece);
  const isApart = (isOfFaith(theme.piece) && isBeast(body.piece)) || (isOfFaith(body.piece) && isBeast(theme.piece));
  if (!isApart) return body;
  if (body.given) spare.unshift(findingOf(body.piece));
  return chosen(theme.piece);
}
