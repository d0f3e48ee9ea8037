/** What each field of a wish asks for. */
import { glossTheme } from '../translation/gloss-theme.ts';
import { type Asked, ask } from './ask-body.ts';
import { askTheme } from './ask-theme.ts';
import { type AskedTrait, askTrait } from './ask-trait.ts';
import type { AskedTheme } from './asked-theme.ts';
import { asPerson } from './conceive-body.ts';
import { asksNoPlace } from './conceive-style.ts';
import { isCreature } from './creatures.ts';
import { findMixture, withoutTopicOf } from './find-mixture.ts';
import { findSubject } from './find-subject.ts';
import { foldWords } from './fold-words.ts';
import { hearBuildOf } from './hear-build.ts';
import { hearRefusedTheme } from './hear-negation.ts';
import { asksForSomething, BODY_ROLES } from './hear-wish.ts';
import type { Heard } from './heard.ts';
import { readWish } from './read-wish.ts';
import type { Understood } from './understand-wish.ts';

export interface AskedWish {
  theme: AskedTheme | null;
  body: Asked | null;
  trait: AskedTrait | null;
  style: string | null;
  /** The thing that whoever the theme is about is grown together with. */
  mixture: Heard | undefined;
  /** A theme that only says what is not wanted. */
  refused: string | null;
}

export function askWish({ wish, english, said }: Understood): AskedWish {
  const heard = askTheme(wish.mainTheme, english.mainTheme ?? glossTheme(wish), asksNoPlace(wish.style));
  const body = ask(wish.bodyInfluence, english.bodyInfluence, BODY_ROLES);
  const isBodyRead = (body?.findings.length ?? 0) > 0;
  const mixture = heard === null || isBodyRead ? undefined : mixtureIn(heard, said);
  const theme = heard !== null && mixture ? withoutTopicOf(heard, mixture) : heard;
  return {
    theme,
    body: asPerson(body, theme),
    trait: askTrait(wish.characteristicInfluence, english.characteristicInfluence),
    style: asksForSomething(readWish(wish.style ?? '')) ? foldWords(wish.style) : null,
    mixture,
    refused: theme === null ? hearRefusedTheme(wish) : null,
  };
}

function mixtureIn(theme: AskedTheme, text: string): Heard | undefined {
  const hero = findSubject(theme.subjects);
  const looks = hero && isCreature(hero.piece) ? hearBuildOf(hero, text).said : [];
  return findMixture(theme, { hero, text, looks });
}
