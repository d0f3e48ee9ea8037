import type { CharacterText } from '@chaos/shared/contract/characters';
import type { Concept } from '../concept/concept.ts';
import { createChance } from '../drawing/random.ts';
import { rememberLores } from './avoid-repetition.ts';
import { tellLore } from './lore.ts';
import { joinSentences, type LoreSentence } from './lore-sentences.ts';
import { nameCharacter } from './names.ts';
import { withPlainNames } from './plain-names.ts';
import { choosePronouns } from './pronouns.ts';
import { describeSubject } from './subjects.ts';
import { findTenderParts, tellGently, withoutSorrow, withoutTender } from './tell-gently.ts';

/**
 * Writes the name and the lore of a character. The same concept, seed included, always gives the same text; given
 * words are always in the lore, cleaned of whatever is invisible.
 * @param earlier the lores that the same person got lately, the newest first: no joke is told again that can be spared.
 */
export function writeCharacter(concept: Concept, earlier: readonly string[] = []): CharacterText {
  const { name, sentences } = describeStory(concept, earlier);
  return { name, description: joinSentences(sentences) };
}

/** The same, with the template behind each sentence, by which tests measure how often the author repeats itself. */
export function describeStory(wished: Concept, earlier: readonly string[] = []): { name: string; sentences: LoreSentence[] } {
  const tender = findTenderParts(wished);
  const concept = withPlainNames(tender === null ? wished : withoutTender(wished, tender, (kind) => kind === 'grave'));
  const { seed, theme, body, trait, style } = concept;
  const chance = createChance(JSON.stringify([seed, theme.word, body.word, trait.word, style.word]));
  const pronouns = choosePronouns(chance, [theme, body], trait);
  const named = tender === null ? concept : withPlainNames(withoutSorrow(wished, tender));
  const name = nameCharacter(named, { chance, feminine: pronouns.they === 'she' });
  const subject = describeSubject(concept, { name, pronouns, chance });
  const pick = rememberLores(earlier, chance);
  return {
    name,
    sentences: tender === null ? tellLore(subject, { chance, pick }) : tellGently({ concept, tender, subject, pick }),
  };
}
