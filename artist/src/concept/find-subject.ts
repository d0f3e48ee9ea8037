/** Who a text is about, of all that it names. */
import { findPiece } from '../pieces/catalogue.ts';
import { isPerson } from '../pieces/people.ts';
import { type Heard, NAMED } from './heard.ts';

/**
 * Who a text is about: the first creature in it, else the first person, else the first thing that can be somebody, else
 * the best there is. An animal comes before a person, because a "wizard owl" is an owl.
 */
export function findSubject(findings: readonly Heard[]): Heard | undefined {
  const first = (suits: (piece: string) => boolean, enough: number) =>
    findings
      .filter((finding) => finding.score >= enough && suits(finding.piece))
      .sort((a, b) => a.from - b.from || b.score - a.score)[0];
  const isCreature = (piece: string) =>
    !isPerson(piece) && (findPiece('head', piece) ?? findPiece('animal', piece)) !== undefined;
  const isThing = (piece: string) => findPiece('body', piece) !== undefined;
  return (
    first(isCreature, NAMED) ??
    // A blacksmith grandma is a grandma, in what blacksmiths wear.
    (findings.some(({ piece }) => isBeing(piece)) ? undefined : first(isElder, NAMED)) ??
    beingBehind(first(isPerson, NAMED), findings) ??
    first(isPerson, NAMED) ??
    first(isThing, NAMED) ??
    first(isCreature, MENTIONED) ??
    first(isThing, MENTIONED) ??
    findings[0]
  );
}

/** A "wrestler robot" is a robot. */
const beingBehind = (person: Heard | undefined, findings: readonly Heard[]): Heard | undefined =>
  person && findings.find(({ piece, from, score }) => from === person.to + 1 && score >= NAMED && isBeing(piece));

/** The score of a finding by a mere keyword. */
const MENTIONED = 7;

/** Heroes, villains, fairies, vampires, elves, genies, zombies, ninjas, robots, ghosts: more than somebody's trade. */
const isBeing = (piece: string): boolean => /^(?:1f9b[89]|1f9d[a-f]|1f977|1f916|1f47[bd])/.test(piece);
export const isElder = (piece: string): boolean => piece === '1f475' || piece === '1f474';
