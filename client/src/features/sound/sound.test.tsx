/** Sounds: silence until somebody switches them on, then to each event its own. */
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cardOf, opened } from '../../testing/character-screen.ts';
import { newOwned, newResult } from '../../testing/new-battle.ts';
import { newGallery, openAt } from '../../testing/new-gallery.ts';
import { newOffer } from '../../testing/new-offer.ts';
import { home, newWish } from '../../testing/new-wish.ts';
import { hub, newHub } from '../../testing/offers-screen.ts';
import { newUser, openApp } from '../../testing/open-app.tsx';
import { type } from '../../testing/press-keys.ts';
import { battleMessages } from '../battles/messages.ts';
import { secretMessages } from '../characters/secret-messages.ts';
import { shortcutMessages } from '../shortcuts/messages.ts';
import { soundMessages } from './messages.ts';
import type { Sound } from './synthesizer.ts';

const ada = newUser('ada');
const ON = { 'chaos.sound': true };
type Stored = Record<string, unknown>;

let speakers = 0;
let heard: (number | undefined)[] = [];
vi.stubGlobal(
  'AudioContext',
  class extends AudioContext {
    constructor() {
      super();
      speakers += 1;
    }
  },
);
vi.stubGlobal(
  'OscillatorNode',
  class extends OscillatorNode {
    constructor(context: BaseAudioContext, options: OscillatorOptions) {
      super(context, options);
      heard.push(options.frequency);
    }
  },
);

async function like(stored: Stored): Promise<void> {
  const { rows, answers } = newGallery(1);
  const [row] = rows;
  if (!row) throw new Error('the Hall is empty');
  const toggle = () => ({ action: 'created' as const, userReaction: 'like' as const, likeCount: 1, dislikeCount: 0, score: 1 });
  await openApp('/?view=gallery', { as: ada, answers: { ...answers, reactions: { toggle } }, stored });
  await cardOf(row).like.click();
  await expect.element(cardOf(row).like).toHaveAttribute('aria-pressed', 'true');
}

const reveal = (finish: 'plain' | 'foil' | 'negative' | 'neon' | 'golden') => async (stored: Stored) => {
  const wish = newWish();
  wish.character.finish = finish;
  await openApp('/', { answers: wish.answers, stored });
  await home.button.click();
  await expect.element(home.waiting).toBeVisible();
  wish.finish();
  await expect.element(page.getByRole('article', { name: wish.character.name })).toHaveAttribute('aria-busy', 'false');
};

const fight = (winner: string) => async (stored: Stored) => {
  const rows = [newOwned('Pugno', ada), newOwned('Gancio', newUser('bob'))] as const;
  const answers = {
    characters: {
      list: ({ filterType }: { filterType: string }) => ({
        items: [filterType === 'mine' ? rows[0] : rows[1]],
        totalCount: 1,
        nextCursor: null,
      }),
      byId: ({ id }: { id: string }) => rows.find((row) => row.id === id) ?? rows[0],
    },
    battles: {
      execute: () => newResult(winner),
      stakes: () => ({ ifWon: null, ifLost: null, peace: [], mayBeFriendly: false }),
      fairness: ({ day }: { day: string }) => ({ day, commitment: 'c0ffee', secret: null }),
    },
  };
  await openApp('/battle', { as: ada, answers, stored });
  await page.getByRole('button', { name: /^Gancio, Battles: / }).click();
  await page.getByRole('radio', { name: battleMessages.fighters.pick('Pugno') }).click();
  await page.getByRole('button', { name: '⚔️ Start Battle!', exact: true }).click();
  await expect.element(page.getByText(`${winner} Wins!`, { exact: true })).toBeVisible();
};

async function find(stored: Stored): Promise<void> {
  const { rows, answers } = newGallery(1, () => ({ hidesSecret: true }));
  const [row] = rows;
  if (!row) throw new Error('the Hall is empty');
  const secret = { message: null, isMaker: false, finders: 0, first: null };
  const found = { isFound: true, message: 'Touch grass!', isMaker: false, finders: 1, first: null };
  const characters = { ...answers.characters, secret: () => secret, findSecret: () => found };
  await openApp(openAt(row), { as: ada, answers: { ...answers, characters }, stored });
  await opened.dialog.getByRole('textbox', { name: secretMessages.field }).fill('touch grass');
  await userEvent.keyboard('{Enter}');
  await expect.element(opened.dialog.getByText('Touch grass!')).toBeVisible();
}

async function accept(stored: Stored): Promise<void> {
  const gift = newOffer({ offerType: 'gift', requested: [] });
  await openApp('/trading?tab=offers', { as: newUser('bob'), answers: newHub({ offers: [gift] }), stored });
  await hub.button('Accept').click();
  await hub.confirm('Accept').click();
  await expect.element(hub.button('Accept')).not.toBeInTheDocument();
}

const EVENTS: [Sound, (stored: Stored) => Promise<void>][] = [
  ['like', like],
  ['reveal-plain', reveal('plain')],
  ['reveal-foil', reveal('foil')],
  ['reveal-negative', reveal('negative')],
  ['reveal-neon', reveal('neon')],
  ['reveal-golden', reveal('golden')],
  ['victory', fight('Pugno')],
  ['defeat', fight('Gancio')],
  ['found', find],
  ['accepted', accept],
];

// The first: what has once been loaded stays.
test('R440 off, which they are until somebody switches them on, no sound is made or even loaded', async () => {
  for (const [, happens] of EVENTS) await happens({});
  const loaded = performance.getEntriesByType('resource').filter(({ name }) => name.includes('synthesizer'));
  expect({ speakers, heard, loaded }).toEqual({ speakers: 0, heard: [], loaded: [] });
});

test('R440 the switch stands with the keys, is heard, and is remembered', async () => {
  await openApp('/');
  const dialog = page.getByRole('dialog', { name: shortcutMessages.title });
  // The keys come when the page is at rest.
  await expect
    .poll(async () => {
      await type('?');
      return dialog.elements().length;
    })
    .toBe(1);
  const switched = dialog.getByRole('switch', { name: new RegExp(soundMessages.label) });
  await expect.element(switched).toHaveAttribute('aria-checked', 'false');
  await switched.click();
  await expect.element(switched).toHaveAttribute('aria-checked', 'true');
  await expect.poll(() => heard.length).toBeGreaterThan(0);
  expect(localStorage.getItem('chaos.sound')).toBe('true');
  await switched.click();
  expect(localStorage.getItem('chaos.sound')).toBeNull();
});

test.each(EVENTS)('R440 on, %s is heard', async (sound, happens) => {
  const { SOUNDS } = await import('./synthesizer.ts');
  heard = [];
  await happens(ON);
  await expect.poll(() => heard).toEqual(SOUNDS[sound].map(({ hertz }) => hertz));
  expect(speakers).toBe(1);
});

test('R440 a battle that is played to somebody begins with the blow', async () => {
  const { SOUNDS } = await import('./synthesizer.ts');
  const still = vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList);
  heard = [];
  await fight('Pugno')(ON);
  await userEvent.keyboard('x');
  const tones = [...SOUNDS.hit, ...SOUNDS.victory].map(({ hertz }) => hertz);
  await expect.poll(() => heard).toEqual(tones);
  still.mockRestore();
});
