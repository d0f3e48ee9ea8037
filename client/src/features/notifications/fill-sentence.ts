/** What a notification says, in words, with the names apart: each may be written in another direction. */
import type { Notification } from '@chaos/shared/contract/notifications';
import { formatNumber } from '../../lib/format.ts';
import { notificationMessages as TEXTS } from './messages.ts';

export interface Words {
  text: string;
  /** Somebody's or something's own. */
  isName: boolean;
}

export function sentenceOf(notification: Notification): Words[] {
  return patternOf(notification)
    .split(/(\{who\}|\{what\}|\{likes\}|\{session\})/)
    .flatMap((part): Words[] => {
      if (part === '{who}') return whoOf(notification);
      if (part === '{what}') return whatOf(notification);
      if (part === '{session}') return [sessionOf(notification)];
      return [{ text: part === '{likes}' ? formatNumber(notification.likes ?? 0) : part, isName: false }];
    })
    .filter(({ text }) => text !== '');
}

function patternOf({ kind, offer }: Notification): string {
  const pattern = TEXTS.says[kind];
  return typeof pattern === 'string' ? pattern : pattern[offer?.offerType ?? 'gift'];
}

function whoOf({ person, personCount }: Notification): Words[] {
  const last = person ? { text: `@${person.username}`, isName: true } : { text: TEXTS.somebody, isName: false };
  return [last, { text: personCount > 1 ? TEXTS.otherPeople(personCount - 1) : '', isName: false }];
}

function sessionOf({ session }: Notification): Words {
  return { text: TEXTS.session(session?.device ?? TEXTS.unknown, session?.network ?? TEXTS.unknown), isName: true };
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
