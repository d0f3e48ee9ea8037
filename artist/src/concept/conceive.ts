/** From a wish, or from nothing, to a concept: what somebody is, grew together with, wears, and where. */
import type { Wish } from '@chaos/shared/contract/characters';
import { createChance } from '../drawing/random.ts';
import { translateWish } from '../translation/translate-wish.ts';
import { asWorker } from './as-worker.ts';
import { inCompany, ownerOf } from './conceive-company.ts';
import { letteredProp } from './conceive-letters.ts';
import { conceiveOne } from './conceive-one.ts';
import { PROPS_MAX } from './conceive-props.ts';
import { type Concept, type Idea, lookOf } from './concept.ts';
import { correctWish } from './correct-wish.ts';
import { foldWords } from './fold-words.ts';
import { hearBuild } from './hear-build.ts';
import { hearCompany, hearDoer } from './hear-company.ts';
import { hearNumber } from './hear-number.ts';
import { joinWords } from './join-words.ts';
import { asBodySays } from './long-theme.ts';
import { withoutPetName } from './names-of-pets.ts';
import { partSentences } from './part-sentences.ts';
import { plainDenials } from './plain-denials.ts';
import { rewordWish } from './reword-wish.ts';
import { readSaidAfter } from './said-after.ts';
import { tidyWish } from './tidy-wish.ts';
import { withoutRequest } from './without-request.ts';
import { withoutShare } from './without-share.ts';

/** Decides what a character is going to be. The same wish and seed always give the same concept. */
export function conceive(asked: Wish, seed: string): Concept {
  const typed = asWorker(asBodySays(partSentences(withoutShare(rewordWish(plainDenials(joinWords(tidyWish(asked))))))));
  const mainTheme = withoutRequest(typed.mainTheme);
  const understood = correctWish({ ...typed, mainTheme });
  const english = translateWish(understood).mainTheme;
  const text = english ?? understood.mainTheme ?? '';
  const company = hearCompany(text);
  const [who, ...names] = company ?? hearDoer(text) ?? [];
  const said = readSaidAfter({ ...typed, mainTheme: withoutRequest(tidyWish(asked).mainTheme) });
  const withAfter = (idea: Idea): Idea => (said === null || english !== undefined ? idea : { ...idea, after: said.after });
  if (who === undefined) {
    const unnamed = english === undefined ? withoutPetName(mainTheme ?? '') : null;
    const alone = conceiveOne(unnamed === null ? typed : { ...typed, mainTheme: unnamed }, seed, 'alone');
    const word = alone.theme.word === unnamed ? (mainTheme ?? unnamed) : alone.theme.word;
    return { ...alone, theme: withAfter({ ...alone.theme, word }) };
  }
  const first = ownerOf(conceiveOne({ ...typed, mainTheme: who }, seed, 'first'), [who, ...names]);
  // A body that is who it is about is nobody else's.
  const isOwn = first.body.given && lookOf(first.body) === lookOf(first.theme) && !hearBuild(typed.bodyInfluence).isAll;
  const of: Wish = { ...typed, ...(isOwn && { bodyInfluence: null }) };
  const others = names.map((text, index) => conceiveOne({ ...of, mainTheme: text }, `${seed}/company/${index}`, 'beside'));
  // All of it is told of, in the words in which it was typed.
  const word = foldWords(mainTheme) ?? first.theme.word;
  const theme = withAfter({ ...first.theme, word, ...(english !== undefined && { english }) });
  // Of whom the number is, it is to be read once.
  const number = hearNumber(names.join(' '));
  const sign = number === undefined ? [] : [letteredProp(number, createChance(`${seed}/number`))];
  const shown = company === undefined ? others.map((one) => one.theme) : [];
  const isNew = (prop: Idea): boolean => !shown.some((one) => lookOf(one) === lookOf(prop));
  const props = [...sign, ...shown, ...first.props.filter(isNew)].slice(0, PROPS_MAX);
  return { ...first, theme, props, ...(company && { company: others.map((one, at) => inCompany(first, one, names[at])) }) };
}
