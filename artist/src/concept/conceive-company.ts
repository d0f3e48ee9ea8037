/** Who stands beside whom a wish is about. */
import { asOwner } from './as-owner.ts';
import { type Companion, type Concept, type Idea, lookOf } from './concept.ts';
import { isYoung, shareBeside } from './hear-company.ts';
import { genderOfForm } from './hear-who.ts';

/** Whose cow is "his" is a man. */
export function ownerOf(first: Concept, [who = '', other = '']: readonly string[]): Concept {
  const owner = other.startsWith('his ') ? 'his' : other.startsWith('her ') ? 'her' : undefined;
  if (owner === undefined || genderOfForm(who) !== undefined) return first;
  const own = (idea: Idea): Idea => (idea.piece === null ? idea : { ...idea, piece: asOwner(idea.piece, owner) });
  return { ...first, theme: own(first.theme), body: own(first.body) };
}

/** More than so many would leave who has them small, and are a little smaller themselves, as is who is young. */
const CROWD = 4;
const OF_CROWD = 0.7;

/** Who stands beside somebody brings no words along, which are read once. */
export function inCompany(first: Concept, { trait, also, ...one }: Concept, name = ''): Companion {
  const isRead = trait.piece === null;
  return {
    ...one,
    trait: isRead ? { ...first.trait, isTold: true } : trait,
    ...(also && { also }),
    share: shareBeside(lookOf(first.theme), lookOf(one.theme)) * ((one.count ?? 1) > CROWD || isYoung(name) ? OF_CROWD : 1),
  };
}
