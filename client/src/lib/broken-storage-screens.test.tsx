/** A screen that is opened in a browser whose storage somebody has broken. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { BROWSER_STORAGE } from '../../../scripts/lib/privacy/outside-database.ts';
import { SESSION_KEY } from '../auth/session-store.ts';
import { newProfile } from '../testing/new-profile.ts';
import { newUser, openApp } from '../testing/open-app.tsx';

const BROKEN = ['', '{', '7', '"\\ud800"', '[null,null,null]', '{"__proto__":{"ids":7}}', '{"text":"{","ownerId":null}', '1e999'];

function breakAll(text: string): void {
  for (const key of Object.keys(BROWSER_STORAGE).filter((one) => one !== SESSION_KEY))
    for (const name of [key, `${key}.new`]) for (const storage of [localStorage, sessionStorage]) storage.setItem(name, text);
}

test.each(BROKEN)('R726 with %j under every key every screen is there', async (text) => {
  const app = await openApp('/creators', { as: newUser('ada'), answers: { profiles: { byId: () => newProfile('ada') } } });
  for (const href of [
    '/',
    '/?view=gallery',
    '/battle',
    '/trading',
    '/trading?tab=offers',
    '/profile',
    '/settings',
    '/auth?mode=reset',
  ]) {
    breakAll(text);
    await app.goto(href);
    await expect.element(page.getByRole('heading').first(), { message: href }).toBeVisible();
    expect(document.querySelector('[data-failed]'), href).toBeNull();
  }
});
