/** The FUSE LAB: what may be picked, what the bench says and does, and what a refusal leaves. */

import type { CharacterRow } from '@chaos/shared/contract/characters';
import type { FuseInput } from '@chaos/shared/contract/fusion';
import type { Ticket } from '@chaos/shared/contract/tickets';
import type {} from '@vitest/browser-playwright';
import { expect, onTestFinished, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { formatDate } from '../../lib/format.ts';
import { type Answers, lostConnection, refusal } from '../../testing/answers.ts';
import { areInRow, boxOf } from '../../testing/boxes.ts';
import { allOf, newProfile } from '../../testing/new-profile.ts';
import { newRow } from '../../testing/new-row.ts';
import { newTicket } from '../../testing/new-ticket.ts';
import { newUser, type OpenApp, openApp } from '../../testing/open-app.tsx';
import { recordPage } from '../../testing/record-page.ts';
import { closeToast, seeToast, toast } from '../../testing/see-toast.ts';
import { nameSearchMessages, uiMessages } from '../../ui/messages.ts';
import { lockMessages } from '../locks/messages.ts';
import { ticketMessages } from '../tickets/messages.ts';
import { fusionMessages } from './messages.ts';

const TEXTS = fusionMessages;
const FUSED_ID = '0197f000-0000-7000-8000-000000000001';

const pick = (name: string) => page.getByRole('checkbox', { name: TEXTS.select(name), exact: true });
const picked = page.getByRole('checkbox', { checked: true });
const fuse = page.getByRole('button', { name: TEXTS.fuse, exact: true });
const confirm = page.getByRole('button', { name: TEXTS.confirm.fuse, exact: true });

async function fuseThem(): Promise<void> {
  await fuse.click();
  await confirm.click();
}
const bench = page.getByRole('region', { name: TEXTS.wait.label });
const dialog = page.getByRole('dialog');
const failure = page.getByRole('heading', { name: 'Fusion failed' });
const inTray = page.getByRole('button', { name: /^Take .* out$/ });

const newFusion = (change: Partial<Ticket<'fusion'>> = {}): Ticket<'fusion'> => ({
  ...newTicket({ position: 1 }),
  kind: 'fusion',
  result: null,
  ...change,
});

const says = (count: number) => expect.element(page.getByText(`Selected: ${count} of 3`, { exact: true })).toBeVisible();

/** A press as a person's, also on what says that it is disabled. */
const press = (name: string) => pick(name).click({ force: true });

async function openLab(rows: CharacterRow[], answers: Answers = {}): Promise<OpenApp> {
  const { characters, ...others } = answers;
  return openApp('/profile?tab=fuse', {
    as: newUser('ada'),
    answers: {
      profiles: { byId: () => newProfile('ada') },
      characters: { list: () => allOf(...rows), ...characters },
      ...others,
    },
  });
}

/** With these in the tray. */
async function openFilled(names: string[], answers: Answers = {}): Promise<OpenApp> {
  const app = await openLab(
    names.map((name) => newRow(name)),
    answers,
  );
  for (const name of names) await pick(name).click();
  return app;
}

test('R115 R116 R117 R118 R1460 two or three are picked; one alone, a fourth, a fused and a retired one are refused', async () => {
  const rows = ['Uno', 'Due', 'Tre', 'Quattro'].map((name) => newRow(name));
  const app = await openLab([...rows, newRow('Fuso', { isFused: true }), newRow('Svanito', { isActive: false })]);
  await says(0);
  await press('Fuso');
  await seeToast('Cannot select fused character', 'Fused characters cannot be used for further fusion.');
  await closeToast();
  await press('Svanito');
  await says(0);
  expect(toast.query()).toBeNull();
  await pick('Uno').click();
  await fuse.click();
  await seeToast('Not enough characters', 'Select at least 2 characters to fuse.');
  await pick('Due').click();
  await expect.element(toast, { message: 'R1460' }).not.toBeInTheDocument();
  await pick('Tre').click();
  await says(3);
  await pick('Quattro').click();
  await seeToast('Maximum selection reached', 'You can select up to 3 characters for fusion.');
  await says(3);
  await expect.element(pick('Quattro')).not.toBeChecked();
  await pick('Due').click();
  await says(2);
  await page.getByRole('button', { name: TEXTS.remove('Uno') }).click();
  await says(1);
  await expect.element(picked).toHaveLength(1);
  expect(document.activeElement?.localName).toBe('ul');
  expect(app.asked('fusion.fuse')).toEqual([]);
});

test('R1333 what is held by a deal, or locked, carries its mark and is refused with the reason', async () => {
  const [held, locked, free] = ['Tenuto', 'Chiuso', 'Libero'].map((name) => newRow(name));
  if (!held || !locked || !free) throw new Error('too few');
  const heldUntil = new Date('2030-01-02T12:00:00Z');
  const items = [
    { characterId: held.id, lock: null, heldUntil, won: null },
    { characterId: locked.id, lock: { endsAt: null }, heldUntil: null, won: null },
  ];
  await openLab([held, locked, free], { characters: { list: () => allOf(held, locked, free), restrictions: () => ({ items }) } });
  await expect.element(page.getByText(lockMessages.held, { exact: true })).toBeVisible();
  for (const name of ['Tenuto', 'Chiuso']) await expect.element(pick(name)).toHaveAttribute('aria-disabled', 'true');
  await press('Tenuto');
  await seeToast(lockMessages.held, lockMessages.heldUntil(formatDate(heldUntil)));
  await closeToast();
  await press('Chiuso');
  await seeToast(lockMessages.locked, lockMessages.isLocked);
  await says(0);
  await pick('Libero').click();
  await says(1);
});

test('R1369 one like is called a like, and two are likes', async () => {
  await openLab([newRow('Uno', { likeCount: 1, dislikeCount: 2 }), newRow('Due', { likeCount: 2, dislikeCount: 1 })]);
  await expect.element(pick('Due')).toBeVisible();
  const counts = [...document.querySelectorAll('li li[title]')].map(({ textContent }) => textContent);
  expect(counts).toEqual(['1 like', '2 dislikes', '2 likes', '1 dislike']);
});

test('R1062 whoever has many finds one by its name, and what was picked stays picked', async () => {
  const rows = Array.from({ length: 14 }, (_, at) => newRow(`Frogghetta ${at}`));
  const squalo = newRow('Squalo');
  await openLab(rows, {
    characters: { list: ({ query }) => (query ? allOf(...(query === 'squ' ? [squalo] : [])) : allOf(...rows)) },
  });
  const search = page.getByRole('searchbox', { name: nameSearchMessages.label });
  await pick('Frogghetta 3').click();
  await search.fill('squ');
  await expect.element(pick('Frogghetta 3')).not.toBeInTheDocument();
  await expect.element(page.getByRole('status').getByText(nameSearchMessages.found(1))).toBeInTheDocument();
  await pick('Squalo').click();
  await says(2);
  await search.fill('xyz');
  await expect.element(page.getByRole('status').getByText(nameSearchMessages.noMatch('xyz'))).toBeInTheDocument();
  await page.getByRole('button', { name: nameSearchMessages.clear }).click();
  await expect.element(pick('Frogghetta 3')).toBeChecked();
  await says(2);
});

test('R1062 whoever signs in after somebody finds neither their search nor what it found', async () => {
  const rows = Array.from({ length: 14 }, (_, at) => newRow(`Frogghetta ${at}`));
  const app = await openLab(rows);
  const search = page.getByRole('searchbox', { name: nameSearchMessages.label });
  await search.fill('ghetta 3');
  await expect.poll(() => app.asked('characters.list').at(-1)).toMatchObject({ query: 'ghetta 3' });
  app.signInElsewhere(newUser('bob'));
  await expect.element(search).toHaveValue('');
});

test('R658 in a wide window what is picked and its button stand in one row', async () => {
  await openFilled(['Uno', 'Due']);
  expect(areInRow(boxOf('.fusion-place'), boxOf('.fusion-tray .btn-go'))).toBe(true);
});

test('R1373 on a phone the tray lies on nothing before something is picked, and then it stays in sight', async () => {
  onTestFinished(() => page.viewport(1280, 860));
  await page.viewport(360, 640);
  await openLab(Array.from({ length: 8 }, (_, at) => newRow(`Frogghetta ${at}`)));
  await expect.element(pick('Frogghetta 0')).toBeVisible();
  window.scrollTo(0, 0);
  await expect.element(fuse).not.toBeInViewport();
  await pick('Frogghetta 0').click();
  await expect.element(fuse).toBeInViewport();
});

test('O13 before a fusion it is asked once what goes for good; "Not yet" and Escape fuse nothing, and all stay picked', async () => {
  const app = await openFilled(['Uno', 'Due'], { fusion: { fuse: () => newFusion() } });
  const dialog = page.getByRole('dialog', { name: TEXTS.confirm.title(2) });
  const gone = dialog.getByRole('list', { name: TEXTS.confirm.gone });
  await fuse.click();
  await expect.element(gone.getByText('Uno', { exact: true })).toBeVisible();
  await expect.element(gone.getByText('Due', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: TEXTS.confirm.cancel }).click();
  await expect.element(fuse).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await says(2);
  expect(app.asked('fusion.fuse')).toEqual([]);
});

test('R108 O13 O16 "Fused away" and "Taken down" say what became of each, and neither is picked', async () => {
  const gone = { isActive: false };
  const app = await openLab([
    newRow('Mescolato', { ...gone, isFusedAway: true }),
    newRow('Tolto', gone),
    newRow('Nascosto', { isPublic: false }),
    newRow('Rimasto'),
  ]);
  for (const [name, chips] of [
    ['Mescolato', ['Fused away']],
    ['Tolto', ['Taken down']],
    ['Nascosto', ['Private']],
    ['Rimasto', []],
  ] as const) {
    const card = page.getByRole('article', { name, exact: true });
    await expect.element(card).toBeVisible();
    const corner = [...card.element().querySelectorAll('.corner-chips li')].map(({ textContent }) => textContent);
    expect(corner, name).toEqual(chips);
  }
  expect(app.asked('characters.list')[0]).toMatchObject({ includeInactive: true });
  for (const name of ['Mescolato', 'Tolto']) {
    await expect.element(pick(name)).toHaveAttribute('aria-disabled', 'true');
    await press(name);
  }
  await pick('Rimasto').click();
  await says(1);
  await expect.element(picked).toHaveLength(1);
  const hold = (name: string) => {
    (pick(name).element() as HTMLElement).focus();
    return userEvent.keyboard(' ');
  };
  for (const name of ['Mescolato', 'Tolto']) await hold(name);
  await hold('Rimasto');
  await says(0);
  expect(picked.query()).toBeNull();
});

test('R121 what the server says when it refuses is told, and the tray keeps what was picked', async () => {
  const refuse = () => {
    throw refusal('not_yours', 'This brainrot is not yours.', 403);
  };
  await openFilled(['Mio', 'Tuo'], { fusion: { fuse: refuse } });
  await fuseThem();
  await seeToast('Fusion failed', 'This brainrot is not yours.');
  await expect.element(failure).toBeVisible();
  await expect.element(inTray).toHaveLength(2);
  expect(document.activeElement).toBe(failure.element());
});

test('R121 on a phone the longest name in what the server says stays within its box', async () => {
  await page.viewport(360, 740);
  onTestFinished(() => page.viewport(1280, 860));
  const refuse = () => {
    throw refusal('not_yours', 'Donaudampfschifffahrtsgesellschaftskapitän has been taken down.', 403);
  };
  await openFilled(['Mio', 'Tuo'], { fusion: { fuse: refuse } });
  await fuseThem();
  await expect.element(failure).toBeVisible();
  expect(boxOf('.error-box > div').right).toBeLessThan(boxOf('.error-box').right);
});

/** On a phone whose text is twice as large. */
async function enlarge(): Promise<void> {
  onTestFinished(async () => {
    document.documentElement.removeAttribute('style');
    await page.viewport(1280, 860);
  });
  await page.viewport(360, 780);
  document.documentElement.style.fontSize = '200%';
}

test('Q2 beside large text on a phone what is fused has room for its words, and lies on the bench as a whole', async () => {
  const names = ['Chiaro', 'Scuro', 'Coccodrillo'];
  await openFilled(names, { fusion: { fuse: () => newFusion() } });
  await enlarge();
  await fuse.click();
  for (const name of names) {
    const words = dialog.getByText(name, { exact: true }).element();
    const oneLine = Number.parseFloat(getComputedStyle(words).lineHeight);
    expect(words.getBoundingClientRect().height).toBeLessThan(oneLine * 1.5);
  }
  await confirm.click();
  await expect.element(bench).toBeVisible();
  const { left, right } = boxOf('.crucible');
  for (const source of document.querySelectorAll('.crucible-source')) {
    expect(source.getBoundingClientRect().left).toBeGreaterThanOrEqual(left);
    expect(source.getBoundingClientRect().right).toBeLessThanOrEqual(right);
  }
});

test('R121 a ticket that fails names its reason, and the lists are read again', async () => {
  const tell = Promise.withResolvers<(ticket: Ticket<'fusion'>) => void>();
  const app = await openFilled(['Resta', 'Parte'], {
    fusion: { fuse: () => newFusion() },
    tickets: { watch: (_ref, say) => tell.resolve((data) => say({ id: '2', data } as never)) },
  });
  await fuseThem();
  await expect.element(bench.getByText('Position 1 in the queue')).toBeVisible();
  app.answer({ characters: { list: () => allOf(newRow('Resta')) } });
  const message = 'Parte is not yours any more. Nothing was fused.';
  const error = { reason: 'not_yours', message, retryable: false } as const;
  (await tell.promise)(newFusion({ state: 'failed', position: null, error, revision: 2 }));
  await seeToast('Fusion failed', message);
  await expect.element(failure).toBeVisible();
  await says(2);
  await expect.element(pick('Parte')).not.toBeInTheDocument();
  await expect.element(pick('Resta')).toBeChecked();
});

test('R349 a fusion that an AI has failed is drawn by the house artist, while the same ones are picked', async () => {
  const tell = Promise.withResolvers<(ticket: Ticket<'fusion'>) => void>();
  const app = await openFilled(['Uno', 'Due', 'Tre'], {
    fusion: { fuse: () => newFusion() },
    tickets: {
      watch: (_ref, say) => tell.resolve((data) => say({ id: '2', data } as never)),
      retry: () => newFusion({ id: 't2' }),
    },
  });
  await fuseThem();
  await expect.element(bench).toBeVisible();
  const error = { reason: 'imagination_failed', message: 'The AI is away.', retryable: true, mayAskHouse: true } as const;
  (await tell.promise)(newFusion({ state: 'failed', position: null, error, revision: 2 }));
  const builtIn = page.getByRole('button', { name: ticketMessages.builtIn.draw, exact: true });
  await expect.element(builtIn).toBeVisible();
  await pick('Tre').click();
  await expect.element(builtIn).not.toBeInTheDocument();
  await pick('Tre').click();
  await builtIn.click();
  await expect.element(bench).toBeVisible();
  // The bench is shown before the part that asks has loaded.
  await expect.poll(() => app.asked('tickets.retry')).toMatchObject([{ ticketId: 't1', byHouse: true }]);
  expect(app.asked('fusion.fuse')).toHaveLength(1);
});

test('R121 a lost answer is told; the same brainrots again are the same request, and clicks in one moment are one', async () => {
  const lose = () => {
    throw lostConnection();
  };
  const app = await openFilled(['Eco', 'Eca'], { fusion: { fuse: lose } });
  await fuseThem();
  await seeToast('Fusion failed', 'Something went wrong during the fusion process.');
  await expect.element(page.getByText(uiMessages.unanswered)).toBeVisible();
  const lost = app.asked('fusion.fuse').length;
  app.answer({ fusion: { fuse: () => newFusion() } });
  await fuse.click();
  const button = confirm.element() as HTMLElement;
  button.click();
  button.click();
  await expect.element(bench).toBeVisible();
  await expect.element(bench.getByText('Position 1 in the queue')).toBeVisible();
  const inputs = app.asked('fusion.fuse') as FuseInput[];
  expect(inputs).toHaveLength(lost + 1);
  expect(new Set(inputs.map(({ requestId }) => requestId)).size).toBe(1);
  expect(inputs.at(-1)?.characterIds).toEqual(['Eco', 'Eca']);
});

test('Q10 Cancel ends the fusion and nothing else: the tray is back with what was picked, and the focus on its button', async () => {
  const cancelled = newFusion({ state: 'cancelled', position: null, revision: 2 });
  const app = await openFilled(['Salvo', 'Salva'], {
    fusion: { fuse: () => newFusion() },
    tickets: {
      cancel: () => {
        throw lostConnection();
      },
    },
  });
  await fuseThem();
  await expect.element(bench.getByText('Position 1 in the queue')).toBeVisible();
  expect(document.activeElement?.textContent).toBe(TEXTS.wait.title);
  const cancel = page.getByRole('button', { name: ticketMessages.wait.cancel, exact: true });
  await cancel.click();
  await seeToast(TEXTS.cancelFailed.title);
  await expect.element(bench).toBeVisible();
  app.answer({ tickets: { cancel: () => cancelled } });
  await cancel.click();
  await seeToast(TEXTS.cancelled.title);
  await expect.element(fuse).toHaveFocus();
  await expect.element(picked).toHaveLength(2);
  expect(app.asked('tickets.cancel')).toEqual(Array(2).fill({ ticketId: 't1' }));
});

test('R119 R120 success celebrates the new one with all its sources; behind it nothing is picked, and My Characters has it', async () => {
  const record = recordPage();
  const names = ['Due', 'Uno', 'Tre'];
  const sourceCharacters = names.map((name) => ({ ...newRow(name), description: 'Gone.' }));
  const fused = newRow('Nuovo', {
    id: FUSED_ID,
    description: 'All of them.',
    isFused: true,
    fusedMetadata: { sourceCharacters, fusionDate: new Date(0) },
  });
  const done = newFusion({ state: 'done', position: null, percent: 100, result: { characterId: FUSED_ID } });
  const app = await openFilled(names);
  app.answer({ fusion: { fuse: () => done }, characters: { byId: () => fused, list: () => allOf(fused) } });
  await fuseThem();
  const heading = dialog.getByRole('heading', { name: 'Nuovo', exact: true });
  await expect.element(heading).toHaveFocus();
  await expect.element(dialog.getByText('All of them.').first()).toBeVisible();
  await expect.element(dialog.getByText('FUSED', { exact: true })).toBeVisible();
  const sources = [...document.querySelectorAll('.celebration-sources li')].map(({ textContent }) => textContent);
  expect(sources).toEqual(names);
  await expect.poll(() => record.spoken).toContain(`polite: ${TEXTS.celebration.spoken('Nuovo')}`);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole('tab', { name: 'My Characters', selected: true })).toBeVisible();
  expect(app.href()).toBe('/profile');
  await expect.element(page.getByRole('article', { name: 'Nuovo' }).getByText('FUSED', { exact: true })).toBeVisible();
  await expect.poll(() => (document.activeElement as HTMLElement).dataset.opens).toBe(FUSED_ID);
  await app.goto('/profile?tab=fuse');
  await says(0);
});

/** Until the test ends, somebody who wants to see things move. */
async function wantMotion(): Promise<void> {
  const emulate = async (value: string) => {
    await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });
  };
  onTestFinished(() => emulate('reduce'));
  await emulate('no-preference');
}

test('R119 Q5 with motion the card is turned over with confetti; Escape skips to the end, and does not close what it stands in', async () => {
  await wantMotion();
  const done = newFusion({ state: 'done', position: null, result: { characterId: FUSED_ID } });
  const app = await openFilled(['Volta', 'Carta'], { fusion: { fuse: () => done } });
  app.answer({ characters: { byId: () => newRow('Nuovo', { id: FUSED_ID, isFused: true }) } });
  const press = new KeyboardEvent('keydown', { key: 'Escape', cancelable: true });
  const faces: string[] = [];
  const note = () => {
    const face = document.querySelector<HTMLElement>('[data-face]')?.dataset.face;
    if (face && face !== faces.at(-1)) faces.push(face);
  };
  const observer = new MutationObserver(note);
  observer.observe(document, { subtree: true, childList: true, attributes: true });
  // The glow is over in 400 ms; somebody presses again until it helps.
  const presses = setInterval(() => faces.at(-1) === 'glowing' && dispatchEvent(press), 20);
  onTestFinished(() => clearInterval(presses));
  await fuseThem();
  await expect.element(dialog.getByRole('heading', { name: 'Nuovo', exact: true })).toBeVisible();
  await expect.poll(() => document.querySelector('.confetti')).not.toBeNull();
  observer.disconnect();
  expect(faces).toEqual(['brewing', 'glowing', 'open']);
  expect(press.defaultPrevented).toBe(true);
  await expect.element(dialog).toBeVisible();
});

test('R119 a new one that cannot be fetched is told in the dialog, and comes when it is tried again', async () => {
  const app = await openFilled(['Uno', 'Due'], {
    fusion: { fuse: () => newFusion({ state: 'done', position: null, result: { characterId: FUSED_ID } }) },
    characters: {
      byId: () => {
        throw lostConnection();
      },
    },
  });
  await fuseThem();
  await expect.element(dialog.getByRole('heading', { name: TEXTS.celebration.failed })).toBeVisible();
  app.answer({ characters: { byId: () => newRow('Nuovo', { id: FUSED_ID }) } });
  await dialog.getByRole('button', { name: 'Try Again' }).click();
  await expect.element(dialog.getByRole('heading', { name: 'Nuovo', exact: true })).toBeVisible();
});

test.each([360, 768, 1_280])('R658 at %i px the ways on from a new one stand in one row', async (width) => {
  await page.viewport(width, 900);
  onTestFinished(() => page.viewport(1280, 860));
  await openFilled(['Uno', 'Due'], {
    fusion: { fuse: () => newFusion({ state: 'done', position: null, result: { characterId: FUSED_ID } }) },
    characters: { byId: () => newRow('Nuovo', { id: FUSED_ID }) },
  });
  await fuseThem();
  await expect.element(dialog.getByRole('heading', { name: 'Nuovo', exact: true })).toBeVisible();
  expect(areInRow(boxOf('.celebration-actions > .btn:first-child'), boxOf('.celebration-actions > .btn:last-child'))).toBe(true);
});
