/** What a notification says, in words, with the names apart: each may be written in another direction. */
import type { Notification } from '@chaos/shared/contract/notifications';
import { notificationMessages as TEXTS } from './messages.ts';

export interface Words {
  text: string;
  /** Somebody's or something's own. */
  isName: boolean;
}

export function sentenceOf(notification: Notification): Words[] {
  return patternOf(notification)
    .split(/(\{who\}|\{what\})/)
    .flatMap((part): Words[] => {
      if (part === '{who}') return [whoOf(notification)];
      return part === '{what}' ? whatOf(notification) : [{ text: part, isName: false }];
    })
    .filter(({ text }) => text !== '');
}

function patternOf({ kind, offer }: Notification): string {
  const pattern = TEXTS.says[kind];
  return typeof pattern === 'string' ? pattern : pattern[offer?.offerType ?? 'gift'];
}

function whoOf({ person }: Notification): Words {
  return person ? { text: `@${person.username}`, isName: true } : { text: TEXTS.somebody, isName: false };
}

/** The visible ones come first, so the first one has a name if any has. */
function whatOf({ characters, characterCount }: Notification): Words[] {
  const name = characters[0]?.name;
  if (!name) return [{ text: TEXTS.nameless(characterCount), isName: false }];
  const others = characterCount > 1 ? TEXTS.others(characterCount - 1) : '';
  return [
    { text: name, isName: true },
    { text: others, isName: false },
  ];
}
