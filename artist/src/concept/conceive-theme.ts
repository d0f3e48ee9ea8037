/** What somebody is in the first place: as it was asked for, whoever it suits, or by chance. */
import { BOARDS, nameOfCarrier, SELVES } from '../lettering/carriers.ts';
import { hearExpressions } from '../painter/expression-words.ts';
import { findPiece } from '../pieces/catalogue.ts';
import { isPerson } from '../pieces/people.ts';
import type { Finding } from '../pieces/search-pieces.ts';
import { splitWords } from '../pieces/split-words.ts';
import type { Asked } from './ask-body.ts';
import type { AskedTheme } from './asked-theme.ts';
import { isOfLimbs } from './build-words.ts';
import { BODIES_BY_KIND, type Choice, choose, chosen, idsOf } from './choose-by-chance.ts';
import { colorsIn } from './colors.ts';
import { lettered, letteredGlyph } from './conceive-letters.ts';
import type { Idea } from './concept.ts';
import { isCreature } from './creatures.ts';
import { findSubject } from './find-subject.ts';
import { hearBuild } from './hear-build.ts';
import type { Heard } from './heard.ts';
import { isAboutAnyone } from './long-theme.ts';
import { isAboutIdea } from './names-to-read.ts';

/** Who may do anything, and whose face shows it: dog, cat, fox, bear, raccoon, frog, panda, rabbit, monkey, pig, mouse, penguin, sloth, capybara. */
const ANYBODY = '1f415 1f408 1f98a 1f43b 1f99d 1f438 1f43c 1f407 1f412 1f416 1f401 1f427 1f9a5 own-capybara'.split(' ');

/** Hangs by the arms that somebody wished for. */
const SLOTH = '1f9a5';

/** A topic is seen on whose body was asked for, as one of its things, or on somebody whom it suits: a word for what they look like is nobody. */
function whoeverDoes(theme: AskedTheme, body: Asked | null, choice: Choice): Idea {
  const asked = body && !body.isLooks ? findSubject(body.findings)?.piece : undefined;
  const hasLimbs = body?.build.qualities.some(isOfLimbs) ?? false;
  const own = isAboutIdea(theme) && !hasLimbs ? (theme.topic?.bodies ?? []).filter((piece) => !choice.isUnwanted(piece)) : [];
  const able = hasLimbs ? ANYBODY.filter((piece) => piece !== SLOTH) : ANYBODY;
  const whoever = own.length > 0 ? own : able;
  return { ...choose(choice, (chance) => asked ?? chance.pick(whoever)), word: theme.word, given: true };
}

/** A creature keeps its own face and a plane its nose, and either carries a word about. */
const carriesWords = (piece: string): boolean => isCreature(piece) || findPiece('body', piece)?.kind === 'vehicle';

const ANYONE = '1f9d1';

/** The person of a topic is who does it, which is the broccoli where one was asked for. */
const isGuestOf = ({ piece }: Finding, body: Asked | null): boolean => {
  const [asked] = body?.findings ?? [];
  return asked !== undefined && isPerson(piece) && /^(?:food|plant)$/.test(findPiece('body', asked.piece)?.kind ?? '');
};

/** Is a text about nothing but a mood that is seen in a face? */
function saysHow(text: string): boolean {
  const told = new Set(hearExpressions(text.toLowerCase()).flatMap(({ said }) => said.split(' ')));
  const left = splitWords(text.toLowerCase()).filter((word) => !told.has(word) && !MUCH.test(word));
  return (
    told.size > 0 &&
    !OF_MATTER.test(text) &&
    left.length === 0 &&
    hearBuild(text).qualities.length === 0 &&
    colorsIn([...told]).length === 0
  );
}
/** Seen on a body, and no mood. */
const OF_MATTER = /\b(?:glitter|sequins|plush|influence)\b/iu;
const MUCH = /^(?:very|really|so|too|always|just|super|extremely|a|bit|little|and|but|or|sehr|muy|très|molto|muito|çok)$/;

export function conceiveTheme(
  {
    theme: asked,
    body,
    isRefused,
    english,
  }: { theme: AskedTheme | null; body: Asked | null; isRefused: boolean; english: string | undefined },
  choice: Choice,
): { idea: Idea; rest: Heard[]; isBody?: true } {
  if (asked) {
    const glyph = letteredGlyph(asked.word);
    if (glyph && body === null) return { idea: glyph, rest: [] };
    // The letter S that is half a snake is one on a board, and no mail.
    const subject = glyph ? undefined : findSubject(asked.subjects);
    // Somebody of whom only words tell is whose body was asked for.
    const hasBody = body !== null && body.findings.length > 0;
    const isAnyone = subject?.piece === ANYONE && isAboutAnyone(english ?? asked.word);
    const isAnybody = subject === undefined || ((asked.isAnyPerson || isAnyone) && hasBody);
    if ((isAnybody || isGuestOf(subject, body)) && (asked.topic || (isAnyone && hasBody)))
      return { idea: whoeverDoes(asked, body, choice), rest: [], isBody: true };
    // "Grumpy", "snoring": how somebody is, and not a word.
    if (subject === undefined && body === null && saysHow(english ?? asked.word))
      return { idea: whoeverDoes(asked, body, choice), rest: [], isBody: true };
    // The rest may still become the body or a prop.
    const rest = asked.subjects.filter((finding) => finding !== subject);
    const { word } = asked;
    const carriers = body?.findings[0] && carriesWords(body.findings[0].piece) ? BOARDS : SELVES;
    const idea = subject
      ? { word, given: true, piece: subject.piece }
      : { ...lettered(glyph?.letters ?? word, carriers, choice.chance), word, ...(glyph?.english && { english: glyph.english }) };
    // A baker frog is a frog from head to foot, and so is somebody of whom only words tell.
    const isWhole =
      subject !== undefined &&
      (asked.isAnyPerson || (asked.topic !== undefined && isCreature(subject.piece) && !isPerson(subject.piece)));
    return { idea, rest, ...(isWhole && { isBody: isWhole }) };
  }
  // Who asks for a body alone gets all of it: another head would hide the one thing that was wished for.
  if (body && !body.isLooks) {
    const [finding] = body.findings;
    if (finding) return { idea: chosen(finding.piece), rest: [] };
    const word = lettered(body.word, SELVES, choice.chance);
    return { idea: { ...word, word: nameOfCarrier(word.carrier), given: false }, rest: [] };
  }
  // Who is no horse is some other animal, and not half of it.
  if (isRefused) {
    const [animals, things] = [idsOf('animal'), BODIES_BY_KIND.thing].map((ids) => ids.filter((id) => !choice.isUnwanted(id)));
    const others = animals?.length ? animals : (things ?? []);
    return { idea: choose(choice, (chance) => chance.pick(others)), rest: [], isBody: true };
  }
  const idea = choose(choice, (chance) =>
    chance.pickWeighted([
      [chance.pick(idsOf('head')), 38],
      [chance.pick(idsOf('animal')), 34],
      [chance.pick(BODIES_BY_KIND.food), 16],
      [chance.pick(BODIES_BY_KIND.thing), 8],
      [chance.pick(BODIES_BY_KIND.plant), 4],
    ]),
  );
  return { idea, rest: [] };
}
