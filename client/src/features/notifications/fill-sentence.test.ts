import type { Notification, NotificationCharacter } from '@chaos/shared/contract/notifications';
import { expect, test } from 'vitest';
import { newPerson } from '../../testing/new-offer.ts';
import { sentenceOf } from './fill-sentence.ts';

const frigo: NotificationCharacter = { id: 'frigo', name: 'Frigo Camelo', imageUrl256: '/frigo' };
const hidden: NotificationCharacter = { id: 'hidden', name: null, imageUrl256: null };
const trade = { id: 'offer', offerType: 'trade' } as const;

function newNotification(change: Partial<Notification>): Notification {
  return {
    id: 'notification',
    kind: 'lost',
    offer: null,
    battleId: null,
    characters: [frigo],
    characterCount: 1,
    person: newPerson('rival'),
    personCount: 1,
    session: null,
    likes: null,
    createdAt: new Date(0),
    isNew: true,
    ...change,
  };
}

const say = (change: Partial<Notification>) =>
  sentenceOf(newNotification(change))
    .map(({ text }) => text)
    .join('');

test('it says who did what, and names stand apart from words', () => {
  expect(sentenceOf(newNotification({}))).toEqual([
    { text: '@rival', isName: true },
    { text: ' won ', isName: false },
    { text: 'Frigo Camelo', isName: true },
    { text: ' from you', isName: false },
  ]);
});

test('a gift and a trade read differently, and so does each answer', () => {
  expect(say({ kind: 'offered', offer: { id: 'offer', offerType: 'gift' } })).toBe('@rival wants to give you Frigo Camelo');
  expect(say({ kind: 'offered', offer: trade })).toBe('@rival offers you Frigo Camelo in a trade');
  expect(say({ kind: 'countered', offer: trade })).toBe('@rival answered your trade and offers Frigo Camelo');
  expect(say({ kind: 'rejected', offer: trade })).toBe('@rival rejected your trade for Frigo Camelo');
});

test('of many the first is named and the others are counted; what is hidden has no name, and nobody is somebody', () => {
  expect(say({ kind: 'accepted', offer: trade, characterCount: 3 })).toBe(
    '@rival accepted your trade: Frigo Camelo and 2 more moved in with you',
  );
  expect(say({ characters: [hidden], person: null })).toBe('Somebody won a brainrot from you');
  expect(say({ kind: 'offered', offer: trade, characters: [hidden], characterCount: 2 })).toBe(
    '@rival offers you 2 brainrots in a trade',
  );
});

test('R364 of many people the last one is named and the others are counted; likes are a number', () => {
  expect(say({ kind: 'commented', personCount: 10 })).toBe('@rival and 9 others commented on Frigo Camelo');
  expect(say({ kind: 'found', personCount: 2 })).toBe('@rival and 1 other found the secret of Frigo Camelo');
  expect(say({ kind: 'followed', characters: [], characterCount: 0 })).toBe('@rival started to follow you');
  expect(say({ kind: 'liked', person: null, personCount: 0, likes: 10_000 })).toBe('Frigo Camelo has reached 10,000 likes');
});

test('a name that looks like a place for one stays a name', () => {
  expect(say({ characters: [{ ...frigo, name: '{who} {what}' }] })).toBe('@rival won {who} {what} from you');
});
