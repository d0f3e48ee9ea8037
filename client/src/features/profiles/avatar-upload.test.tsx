/** The dialog for one's own picture: what it refuses, and what becomes of what it sends. */

import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refusal, serverFault } from '../../testing/answers.ts';
import { newProfile } from '../../testing/new-profile.ts';
import { PIXEL } from '../../testing/new-row.ts';
import { newUser, openApp } from '../../testing/open-app.tsx';
import { closeToast, seeToast } from '../../testing/see-toast.ts';
import { profileMessages } from './messages.ts';

const TEXTS = profileMessages.avatar;
const MEBIBYTE = 1024 * 1024;

const dialog = page.getByRole('dialog');
const change = page.getByRole('button', { name: TEXTS.change });
const upload = dialog.getByRole('button', { name: TEXTS.upload, exact: true });
const preview = page.getByRole('img', { name: TEXTS.preview });
const readPicture = () => document.querySelector('main header .avatar[aria-hidden] img')?.getAttribute('src');

/** As the browser's own dialog does: a driver would carry five megabytes over. */
function choose(type: string, bytes: number): void {
  const input = dialog.getByLabelText(TEXTS.choose).element() as HTMLInputElement;
  const chosen = new DataTransfer();
  chosen.items.add(new File([new Uint8Array(bytes)], 'me', { type }));
  input.files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

async function openDialog() {
  const profiles = { byId: () => newProfile('ada', { avatarUrl: `${PIXEL}#old` }) };
  const app = await openApp('/profile', { as: newUser('ada'), answers: { profiles } });
  await change.click();
  return app;
}

test('R109 R110 R111 a missing, a wrong and a too large picture are refused in their own words, and none is sent', async () => {
  const app = await openDialog();
  const refuse = async (says: string) => {
    await seeToast(says);
    await expect.element(dialog.getByLabelText(TEXTS.choose)).toHaveAccessibleDescription(says);
    expect(preview.query()).toBeNull();
    await closeToast();
  };
  await upload.click();
  await refuse('You must select an image to upload.');
  for (const [type, bytes, says] of [
    ['text/plain', 12, 'Please select a valid image file.'],
    ['image/png', 5 * MEBIBYTE + 1, 'Please select an image smaller than 5MB.'],
  ] as const) {
    choose(type, bytes);
    await refuse(says);
    await upload.click();
    await refuse(says);
  }
  expect(app.asked('profiles.setAvatar')).toEqual([]);
  choose('image/png', 5 * MEBIBYTE);
  await expect.element(preview).toBeInTheDocument();
});

test('R112 R113 when a picture cannot be kept the old one stays and the chosen one can be sent again; then it is seen at once', async () => {
  const app = await openDialog();
  const fail = () => {
    throw serverFault();
  };
  app.answer({ profiles: { setAvatar: fail } });
  choose('image/png', 9);
  await upload.click();
  await seeToast('Failed to upload profile picture');
  app.answer({ profiles: { setAvatar: () => Promise.reject(refusal('invalid_input', TEXTS.notImage.title, 400)) } });
  await upload.click();
  // What the file is, only the server sees.
  await seeToast('Failed to upload profile picture', TEXTS.notImage.title);
  expect(readPicture()).toBe(`${PIXEL}#old`);
  await expect.element(preview).toBeInTheDocument();
  const avatarUrl = `${PIXEL}#new`;
  app.answer({ profiles: { setAvatar: () => ({ avatarUrl }), byId: () => newProfile('ada', { avatarUrl }) } });
  await upload.click();
  await seeToast('Profile picture updated successfully!');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(readPicture()).toBe(avatarUrl);
  const sent = app.asked('profiles.setAvatar').map((form) => (form as FormData).get('file') as File);
  expect(sent.map(({ size, type }) => [size, type])).toEqual(Array(3).fill([9, 'image/png']));
});

test('Q3 Cancel and Escape close it without a word, and focus is where it was', async () => {
  const app = await openDialog();
  choose('image/png', 9);
  await dialog.getByRole('button', { name: TEXTS.cancel }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(change).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).toBeVisible();
  expect(preview.query()).toBeNull();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(change).toHaveFocus();
  expect(app.asked('profiles.setAvatar')).toEqual([]);
});
