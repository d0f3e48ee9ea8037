/** The character that lies open in front of a screen: what it says, and how one gets there, on, and back. */
import type { HistoryPage } from '@chaos/shared/contract/characters';
import type { GalleryRow } from '@chaos/shared/contract/gallery';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { serverFault } from '../../testing/answers.ts';
import { cardOf, opened, statOf } from '../../testing/character-screen.ts';
import { type Gallery, newGallery, newId, openAt } from '../../testing/new-gallery.ts';
import { newPerson } from '../../testing/new-offer.ts';
import { newProfile } from '../../testing/new-profile.ts';
import { newUser, openApp } from '../../testing/open-app.tsx';
import { commentMessages } from '../comments/messages.ts';
import { characterMessages } from './messages.ts';

const GALLERY = '/?view=gallery';
const LORE = 'He exists for a test, and knows it.';
const { detail } = characterMessages;
const [ada, bob] = [newPerson('Ada'), newPerson('Bob')];

let gallery: Gallery;
let rows: GalleryRow[];

const rowOf = (rank: number) => rows[rank - 1] as GalleryRow;
const timeline = () => [...document.querySelectorAll('dialog .timeline p')].map(({ textContent }) => textContent);
const credits = () => [...document.querySelectorAll('dialog header p')].map(({ textContent }) => textContent);
const isFocused = (element: Element | null) => element !== null && element === document.activeElement;

beforeEach(() => {
  gallery = newGallery(5, (rank) => {
    if (rank === 2) return { creator: ada, owner: bob, battlesCount: 7, winsCount: 5 };
    if (rank === 4) return { description: LORE };
    return {};
  });
  rows = gallery.rows;
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('opening and closing', () => {
  test('R57 R58 activating a card opens its dialog with reactions, share, stats, lore and comments', async () => {
    const [{ name }, fourth] = [rowOf(4), cardOf(rowOf(4))];
    await openApp(GALLERY, { answers: gallery.answers });
    await expect.element(fourth.open).toHaveAttribute('aria-label', `#4 ${name}, 96 likes`);
    // Anywhere on the card.
    await fourth.card.click({ position: { x: 90, y: 150 } });
    await expect.element(opened.heading).toHaveTextContent(name);
    for (const part of [opened.like, opened.dislike, opened.share, opened.commentField]) await expect.element(part).toBeVisible();
    for (const title of [detail.lore, detail.history, commentMessages.title])
      await expect.element(opened.dialog.getByRole('heading', { level: 3, name: title, exact: false })).toBeVisible();
    await expect.element(opened.dialog.getByText(LORE).last()).toBeVisible();
    expect([statOf('Win rate'), statOf('Battles that count')]).toEqual(['New', '0']);
    await expect.element(opened.dialog.getByText(/^Made on [A-Z][a-z]{2} \d+, \d+:\d\d [AP]M$/)).toBeVisible();
    expect(credits()).toEqual(['Made by 👻 Anonymous']);
    expect(opened.dialog.getByRole('button', { name: detail.video }).query()).toBeNull();
    await expect.poll(() => document.title).toBe(`${name} · Hall of Chaos`);
  });

  test('R683 in a wide window the columns of the dialog scroll, and it does not, whatever gets the focus', async () => {
    await openApp(openAt(rowOf(1)), { answers: gallery.answers });
    await expect.element(opened.commentField).toBeVisible();
    // What is only hidden scrolls to what gets the focus, and nobody can scroll it back.
    expect(getComputedStyle(opened.dialog.element()).overflowY).toBe('clip');
    for (const css of ['.detail-card', '.detail-story'])
      expect(getComputedStyle(opened.dialog.element().querySelector(css) ?? document.body).overflowY).toBe('auto');
  });

  test('R56 R58 win rate, creator, owner and whose hands it went through, with ways to their profiles', async () => {
    const event = { from: null, createdAt: new Date(0) };
    const items = [
      { ...event, seq: 2, kind: 'gifted' as const, from: ada, to: bob },
      { ...event, seq: 1, kind: 'created' as const, to: ada },
    ];
    const app = await openApp(openAt(rowOf(2)), { answers: gallery.answers });
    app.answer({ characters: { history: () => ({ items, nextCursor: null }) } });
    await app.goto(openAt(rowOf(1)));
    await app.goto(openAt(rowOf(2)));
    await expect.poll(credits).toEqual(['Made by Ada', 'Owned by Bob']);
    await expect.poll(timeline).toEqual(['Given to Bob', 'Made by Ada']);
    expect([statOf('Win rate'), statOf('Score')]).toEqual(['71%', '+98']);
    await opened.dialog.getByRole('link', { name: 'Bob', exact: true }).first().click();
    await expect.poll(app.href).toBe('/profile/Bob');
    await expect.element(opened.dialog).not.toBeInTheDocument();
    app.back();
    await expect.element(opened.dialog).toBeVisible();
  });

  test('R56 of many owners the last ones are shown first, and those before when they are asked for', async () => {
    const owned = (seq: number) => ({ seq, kind: 'gifted' as const, from: ada, to: seq % 2 ? ada : bob, createdAt: new Date(0) });
    const pages: Record<string, HistoryPage> = {
      first: { items: [owned(4), owned(3)], nextCursor: 'second' },
      second: { items: [owned(2)], nextCursor: null },
    };
    const history = ({ cursor }: { cursor?: string | null | undefined }) => pages[cursor ?? 'first'] ?? throws();
    await openApp(openAt(rowOf(2)), { answers: { ...gallery.answers, characters: { ...gallery.answers.characters, history } } });
    await expect.poll(timeline).toEqual(['Given to Bob', 'Given to Ada']);
    const older = opened.dialog.getByRole('button', { name: detail.older });
    await older.click();
    await expect.poll(timeline).toEqual(['Given to Bob', 'Given to Ada', 'Given to Bob']);
    await expect.element(older).not.toBeInTheDocument();
  });

  test('R57 regression: selecting text out of the dialog leaves it open; a press beside it closes it', async () => {
    const app = await openApp(GALLERY, { answers: gallery.answers });
    await cardOf(rowOf(3)).open.click();
    await expect.element(opened.heading).toHaveTextContent(rowOf(3).name);
    await userEvent.dragAndDrop(opened.heading, document.body, { targetPosition: { x: 5, y: 200 } });
    // Nothing was on its way to close it: the next key finds it open.
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(opened.heading).toHaveTextContent(rowOf(4).name);
    expect(app.href()).toContain(rowOf(4).id);
    await userEvent.click(document.body, { position: { x: 5, y: 5 } });
    await expect.element(opened.dialog).not.toBeInTheDocument();
    expect(app.href()).toBe(GALLERY);
  });

  test('Q12 Q3 Back closes it and focus returns; the cross and Escape close a pasted link into the Hall', async () => {
    const third = cardOf(rowOf(3));
    const app = await openApp(GALLERY, { answers: gallery.answers });
    await third.open.click();
    await expect.element(opened.heading).toHaveTextContent(rowOf(3).name);
    expect(app.href()).toBe(openAt(rowOf(3)));
    app.back();
    await expect.element(opened.dialog).not.toBeInTheDocument();
    expect(app.href()).toBe(GALLERY);
    await expect.element(third.open).toHaveFocus();

    for (const close of [() => opened.close.click(), () => userEvent.keyboard('{Escape}')]) {
      await app.goto(openAt(rowOf(3)));
      await expect.element(opened.heading).toHaveFocus();
      await close();
      await expect.element(opened.dialog).not.toBeInTheDocument();
      expect(app.href()).toBe(GALLERY);
    }
  });

  test('Q3 with the keyboard alone: opened, read, moved on by arrows and buttons, closed, and focus on the card seen last', async () => {
    const app = await openApp(GALLERY, { answers: gallery.answers });
    await expect.element(cardOf(rowOf(1)).open).toBeVisible();
    (cardOf(rowOf(1)).open.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(opened.heading).toHaveFocus();
    expect(opened.heading.element().matches(':focus-visible')).toBe(true);
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(opened.heading).toHaveTextContent(rowOf(2).name);
    await expect.element(opened.heading).toHaveFocus();
    expect(app.href()).toBe(openAt(rowOf(2)));
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(opened.heading).toHaveTextContent(rowOf(3).name);
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(opened.heading).toHaveTextContent(rowOf(2).name);

    // In a field the arrows move the caret.
    await opened.commentField.click();
    await userEvent.keyboard('{ArrowRight}');
    expect(app.href()).toBe(openAt(rowOf(2)));

    // Tab goes around inside.
    const seen = new Set<string | undefined>();
    for (let step = 0; step < 30 && !isFocused(opened.close.query()); step++) {
      await userEvent.keyboard('{Tab}');
      seen.add(document.activeElement?.closest('dialog, body')?.tagName);
    }
    await expect.element(opened.close).toHaveFocus();
    expect(opened.close.element().matches(':focus-visible')).toBe(true);
    // The body stands for what is around the page, which comes after the last one.
    expect([...seen].filter((name) => name !== 'BODY')).toEqual(['DIALOG']);
    await userEvent.keyboard('{Enter}');
    await expect.element(opened.dialog).not.toBeInTheDocument();
    await expect.element(cardOf(rowOf(2)).open).toHaveFocus();
    // One step back from the opened character, not three.
    expect(app.href()).toBe(GALLERY);
  });

  test('R334 Q3 while it gets another name, the arrows go to no other one, and the name typed stays', async () => {
    const named = newGallery(3, () => ({ owner: ada }));
    const mine = named.rows[0] as GalleryRow;
    const app = await openApp(openAt(mine), { as: newUser('Ada'), answers: named.answers });
    const { own } = characterMessages;
    await opened.dialog.getByRole('button', { name: own.rename, exact: true }).click();
    const renaming = page.getByRole('dialog', { name: own.renameTitle });
    const field = renaming.getByRole('textbox', { name: own.name });
    await expect.element(field).toHaveFocus();
    await field.fill('Rana Regina');
    await userEvent.keyboard('{Tab}{ArrowRight}');
    await expect.element(renaming.getByRole('button', { name: own.cancel })).toHaveFocus();
    await expect.element(field).toHaveValue('Rana Regina');
    expect(app.href()).toBe(openAt(mine));
  });

  test('R57 the cards of a profile open the same dialog, and Back closes it there', async () => {
    const profile = newProfile('Ada', { characterCount: 5 });
    const list = () => ({ items: rows, nextCursor: null, totalCount: 5 });
    const characters = { ...gallery.answers.characters, list };
    const app = await openApp('/profile/Ada', { answers: { ...gallery.answers, characters, profiles: { byId: () => profile } } });
    await cardOf(rowOf(1)).open.click();
    await expect.element(opened.heading).toHaveTextContent(rowOf(1).name);
    expect(app.href()).toBe(`/profile/Ada?c=${rowOf(1).id}`);
    app.back();
    await expect.element(opened.dialog).not.toBeInTheDocument();
    expect(app.href()).toBe('/profile/Ada');
  });
});

describe('the video', () => {
  const toggle = opened.dialog.getByRole('group', { name: detail.media });

  async function openWithVideo(): Promise<HTMLVideoElement> {
    // One that never begins.
    rowOf(1).videoUrl = URL.createObjectURL(new MediaSource());
    await openApp(openAt(rowOf(1)), { answers: gallery.answers });
    await toggle.getByRole('button', { name: detail.video }).click();
    await expect.poll(() => document.querySelector('dialog video')).not.toBeNull();
    return document.querySelector('dialog video') as HTMLVideoElement;
  }

  test('R58 where there is one it takes the place of the picture: muted, looping, nothing fetched before', async () => {
    const { matches, ...still } = matchMedia('(prefers-reduced-motion: reduce)');
    expect(matches).toBe(true);
    vi.spyOn(window, 'matchMedia').mockReturnValue({ ...still, matches: false });
    const { muted, loop, playsInline, preload, autoplay, controls, poster } = await openWithVideo();
    expect({ muted, loop, playsInline, preload, autoplay, controls }).toEqual({
      ...{ muted: true, loop: true, playsInline: true, preload: 'none', autoplay: true, controls: false },
    });
    expect(poster).not.toBe('');
    await expect.element(toggle.getByRole('button', { name: detail.video })).toHaveAttribute('aria-pressed', 'true');
    await toggle.getByRole('button', { name: detail.image }).click();
    await expect.element(opened.dialog.getByRole('img', { name: rowOf(1).name })).toBeVisible();
    expect(document.querySelector('video')).toBeNull();
  });

  test('R58 Q5 with reduced motion it waits for a press', async () => {
    const { autoplay, controls } = await openWithVideo();
    expect({ autoplay, controls }).toEqual({ autoplay: false, controls: true });
  });
});

describe('when it fails', () => {
  test('Q16 a character that is gone is not a failure, and a failure is not a gone character', async () => {
    const app = await openApp(openAt({ id: newId() }), { answers: gallery.answers });
    await expect.element(opened.dialog.getByText(detail.gone).last()).toBeVisible();
    expect(opened.dialog.getByText(detail.failed).elements()).toEqual([]);

    const { byId } = gallery.answers.characters ?? {};
    app.answer({ characters: { byId: throws } });
    const hidden = newId();
    await app.goto(openAt({ id: hidden }));
    await expect.element(opened.dialog.getByText(detail.failed).last()).toBeVisible();
    expect(opened.dialog.getByText(detail.gone).elements()).toEqual([]);
    app.answer({ characters: { byId: (input) => byId?.({ ...input, id: rowOf(1).id }) ?? throws() } });
    await opened.tryAgain.click();
    await expect.element(opened.heading).toHaveTextContent(rowOf(1).name);
  });

  test('Q14 when only the owners so far fail, the rest stays, and Try Again brings them', async () => {
    const answers = { ...gallery.answers, characters: { ...gallery.answers.characters, history: throws } };
    const app = await openApp(openAt(rowOf(1)), { answers });
    await expect.element(opened.dialog.getByText(detail.historyFailed, { exact: false })).toBeVisible();
    await expect.element(opened.like).toBeEnabled();
    const items = [{ seq: 1, kind: 'created' as const, from: null, to: ada, createdAt: new Date(0) }];
    app.answer({ characters: { history: () => ({ items, nextCursor: null }) } });
    await opened.tryAgain.click();
    await expect.poll(timeline).toEqual(['Made by Ada']);
  });
});

function throws(): never {
  throw serverFault();
}

test('R711 a picture that does not come in the size that fits is shown in the one that lists have, and only then missing', async () => {
  const { id, name, imageUrl512 } = rowOf(1);
  await openApp(`${GALLERY}&c=${id}`, { answers: gallery.answers });
  const picture = opened.dialog.getByRole('img', { name, exact: true });
  const fail = () => picture.element().dispatchEvent(new Event('error'));
  await expect.element(picture).toHaveAttribute('srcset');
  fail();
  await expect.element(picture).not.toHaveAttribute('srcset');
  await expect.element(picture).toHaveAttribute('src', imageUrl512);
  fail();
  await expect.element(opened.dialog.getByText(characterMessages.card.pictureFailed, { exact: false })).toBeVisible();
});
