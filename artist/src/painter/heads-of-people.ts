/** Where people and smileys outside the catalogue have their faces, measured in percent of the piece. */

import type { Concept } from '../concept/concept.ts';
import { baseOf } from '../pieces/kin.ts';
import { isBareFace, isMerperson, isPerson } from '../pieces/people.ts';
import type { HeadPiece } from '../pieces/piece-types.ts';

/** Columns: what their ids begin with, eyes x y and the distance between them. The first that suits; busts look alike. */
const EYES = `
1f385          47 47 25
1f936          50 57 25
1f9d1-200d-1f384 45 53 26
1f47c          50 63 26
1f473          50 54 25
1f46e          50 38 15
1f472          50 36 15
1f477          50 42 14
1f478          50 44 14
1f934          50 45 13
1fac5          50 44 14
1f482          50 47 14
1f481          38 39 17
1f575          44 37 14
1f486          50 46 17
1f487          50 41 14
1f645          50 39 17
1f646          50 47 15
1f64b          61 42 16
1f64d          50 40 18
1f937          49 39 13
1f926          50 40 15
1f638          50 58 25
1f639          50 58 25
1f63a          50 58 25
1f63b          50 58 25
1f63c          50 58 25
1f63d          50 58 25
1f63e          50 58 25
1f63f          50 58 25
1f640          50 58 25
1f648          50 36 20
1f649          50 36 20
1f64a          50 36 20
1f9d5          50 34 14
1f9d9          50 46 13
1fac3          56 29 12
1fac4          56 29 12
1f9da          50 22  8
1f9d8          50 22  8
1f9cc          50 35 13
`
  .trim()
  .split('\n')
  .map((row) => {
    const [id = '', x, y, span] = row.split(/\s+/);
    return { id, eyes: { x: Number(x), y: Number(y), span: Number(span) } };
  });

const BUST = { x: 50, y: 32, span: 14 };
const BARE_FACE = { x: 50, y: 53, span: 28 };
const SMILEY = { x: 50, y: 40, span: 30 };
const MERPERSON = { x: 50, y: 20, span: 10 };

/** Round and yellow, with nothing else. */
const isSmiley = (id: string): boolean =>
  /^1f(?:60|61|62|63|641|642|643|644|91|92|97|ae)/.test(id) || id === '1f9d0' || /^1fae/.test(id);
const HAIR_ONLY = /-200d-1f9b[0-3]/;

function eyesOf(id: string): HeadPiece['eyes'] {
  const measured = EYES.find((row) => id.startsWith(row.id));
  if (measured) return measured.eyes;
  if (isMerperson(id)) return MERPERSON;
  if (isBareFace(id) || HAIR_ONLY.test(id)) return BARE_FACE;
  return isSmiley(id) ? SMILEY : BUST;
}

/** A face with a chest below it is far smaller than a face alone. */
const NARROW = 20;

/** With a chest and a club: in the middle of all that there is no face. */
const TROLL = '1f9cc';

/** Upon her bun, a hat would be in the air. */
const GRANDMOTHER = '1f475';
const BELOW_BUN = { x: 50, y: 23, width: 56 };

export function headOfPerson(id: string): HeadPiece | undefined {
  if (!isPerson(id) && id !== TROLL) return undefined;
  const eyes = eyesOf(baseOf(id));
  const isSmall = eyes.span < NARROW;
  const top = isSmall
    ? { x: eyes.x, y: eyes.y - eyes.span * 1.3, width: eyes.span * 2.4 }
    : baseOf(id).startsWith(GRANDMOTHER)
      ? BELOW_BUN
      : { x: 50, y: 13, width: 46 };
  const neck = { x: 50, y: 90 };
  const own = { role: 'head', id, name: id, turn: 0, flipY: false, facing: 'front' } as const;
  return { ...own, eyes, top, neck, ...(isSmall && { radius: eyes.span * 1.6 }) };
}

const ANYBODY = '1f9d1';
const WOMAN = whoIs(
  'woman|lady|girl|frau|dame|female(?: \\p{L}+(?:er|or|ist|nurse))?',
  'mujer|señora|femme|dame|donna|signora|mulher|senhora',
  '女性|女の人',
);
const MAN = whoIs(
  'man|male(?: \\p{L}+(?:er|or|ist|nurse))?|guy|gentleman|mann|herr',
  'hombre|señor|homme|uomo|signore|homem|senhor',
  '男性|男の人',
);

/**
 * Who is told of stands last, before what they have: a man bun is nobody. In Romance languages it stands first, and an
 * adjective may follow.
 */
function whoIs(last: string, first: string, anywhere: string): RegExp {
  const end = `(?=(?:['’]s)? (?:body|figure|physique|build|person|adult)$|$|[,;.]| (?:with|in|on|at|who|that|and|or|mit|im|in|und|con|de|en|avec|com|di|from|of) )`;
  const denied = String.raw`(?<!(?:^|\P{L})(?:no|not an?|not|half|without|keine?|halb|ohne|sans|sin|senza|sem|demi) )`;
  const adjective = String.raw`(?: \p{L}*(?:[oaexrl]|[éoae]s|ée?))?`;
  return new RegExp(
    `(?<!\\p{L})${denied}(?:${last})${end}|^(?!sans |sin |senza |sem |demi |medio )(?:un[aeo]? |uma? |l[ae] |el |il |o |a )?(?:\\p{L}+ |(?:cuerpo|corps|corpo) d(?:[ei] |['’])(?:un[ae]? |uma? )?)?(?:${first})${adjective}${end}|${anywhere}`,
    'iu',
  );
}

/** Whose body was asked to be a woman's or a man's has her or his face in the clothes of a trade, where anybody would else be seen. */
export function faceAsTold(face: string, { body, build }: Concept): string {
  if (face !== ANYBODY || !body.given) return face;
  const isOld = build?.includes('old') === true;
  if (WOMAN.test(body.word)) return isOld ? '1f475' : '1f469';
  if (MAN.test(body.word)) return isOld ? '1f474' : '1f468';
  return face;
}
