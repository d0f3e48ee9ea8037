/** A fan of a club is in its colours, and whoever is a fan of something else cheers for it. */
import { splitWords } from '../pieces/split-words.ts';
import type { AskedTheme, AskPart } from './asked-theme.ts';
import { foldWords } from './fold-words.ts';
import { findClub } from './football-clubs.ts';
import { PERSON } from './hear-who.ts';
import { findingOf } from './heard.ts';
import type { TypedTheme } from './said-theme.ts';
import { hearTopic } from './topics.ts';

/** A fan of a club is in its colours, and its name can be read. */
export function asFan({ typed, ask }: TypedTheme): AskedTheme | undefined {
  const club = findClub(typed);
  if (!club) return asFanOf(typed, ask);
  const fan = ask(`football fan${club.rest}`);
  if (!fan?.topic) return undefined;
  const colors = new Map(fan.topic.wears.map((piece) => [piece, club.color] as const));
  return { ...fan, topic: { ...fan.topic, colors }, unanswered: [club.name, ...fan.unanswered] };
}

/** Whoever is a fan of what nothing is known of cheers for it, with its name. */
function asFanOf(typed: string, ask: AskPart): AskedTheme | undefined {
  const [, what = ''] = FAN_OF.exec(typed.trim()) ?? [];
  const name = foldWords(what);
  if (name === null || NO_FAN.test(name) || hearTopic(typed) || hearTopic(what)) return undefined;
  const fan = ask('superfan');
  return fan?.topic && { ...fan, subjects: [findingOf(PERSON)], unanswered: splitWords(name), isAnyPerson: true };
}

const FAN_OF = /^(?:an? |the )?(.+?) fans?$/iu;

/** What makes wind. */
const NO_FAN =
  /\b(?:electric|ceiling|hand|paper|folding|desk|table|pocket|broken|cooling|extractor|exhaust|silk|lace|feather|wooden|plastic|metal|pc|cpu|gpu|computer|laptop|server|case|usb|battery|dyson|turbo|bladeless|oscillating|spinning|standing|pedestal|floor|tower|window|wall|box|attic|kitchen|bathroom|industrial|portable|mini|japanese|chinese|spanish|only|no|noisy|loud|old|new|big|giant|huge|small|tiny|little|red|blue|pink|white|black)$/u;
