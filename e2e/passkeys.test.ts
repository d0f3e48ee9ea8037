/** Passkeys from nothing: in a real browser, whose device is a virtual one. */

import type { CDPSession, Page } from 'playwright';
import { expect, test } from 'vitest';
import { passkeyMessages } from '../client/src/auth/passkeys/messages.ts';
import { PASSWORD, seeToast } from './members.ts';
import { messages } from './messages.ts';
import { useSite } from './use-site.ts';

const texts = messages.passkeys;
const site = await useSite();

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const section = (page: Page) => page.getByRole('region', { name: texts.title });

/** A device that keeps passkeys and knows its owner. */
async function addDevice(page: Page) {
  const devtools: CDPSession = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable', { enableUI: false });
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  // Asked anew each time: signing out shows the field too, before any page is loaded.
  await page.addInitScript(`{
    const isAvailable = PublicKeyCredential.isConditionalMediationAvailable.bind(PublicKeyCredential);
    PublicKeyCredential.isConditionalMediationAvailable = async () =>
      sessionStorage.getItem('offers-nothing') === null && isAvailable();
  }`);
  return {
    count: async () => (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  };
}

/** From then on this browser offers nothing in the field: the device would answer to that at once, and nobody be signed out for long. */
async function signOut(page: Page): Promise<void> {
  await page.evaluate(() => sessionStorage.setItem('offers-nothing', 'true'));
  await button(page, messages.signOut).click();
  await button(page, messages.signOut).waitFor({ state: 'detached' });
}

const offerAgain = (page: Page) => page.evaluate(() => sessionStorage.removeItem('offers-nothing'));

const seeSignedIn = (page: Page) => button(page, messages.signOut).waitFor();

/** Signs out, and in again by the button. */
async function pressPasskey(page: Page): Promise<void> {
  await signOut(page);
  await page.goto('/auth');
  await button(page, passkeyMessages.signIn).click();
  await offerAgain(page);
}

test('R464 R465 R466 R471 R507 passkey from nothing: added, named, used to sign in and to prove, removed, and of no use after that', async () => {
  const { page, errors } = await site.open('/auth?mode=signup');
  const device = await addDevice(page);
  await field(page, messages.auth.username).fill('chiave');
  await field(page, messages.auth.email).fill('chiave@chaos.test');
  await field(page, messages.auth.password).fill(PASSWORD);
  await page.locator('form').getByRole('button', { name: messages.auth.submit.signup, exact: true }).click();
  await seeSignedIn(page);

  await page.goto('/settings');
  await section(page).getByText(texts.none).waitFor();
  await button(page, texts.add).click();
  const proof = page.getByRole('dialog', { name: messages.auth.proof.title });
  await proof.getByLabel(messages.auth.password, { exact: true }).fill(PASSWORD);
  expect(await button(page, passkeyMessages.prove).count()).toBe(0);
  await page.keyboard.press('Enter');
  await field(page, texts.name).fill('My laptop');
  await page.keyboard.press('Enter');
  await section(page).getByText('My laptop').waitFor();
  expect(await device.count()).toBe(1);
  // The same device is not asked to keep a second one.
  await button(page, texts.add).click();
  await section(page).getByRole('alert').getByText(passkeyMessages.known).waitFor();

  // By a press, without a word.
  await pressPasskey(page);
  await seeSignedIn(page);
  await page.goto('/settings');
  await section(page)
    .getByText(/last used/)
    .waitFor();

  // Chosen in the field: this device answers as soon as the browser may offer.
  await signOut(page);
  await offerAgain(page);
  await page.goto('/auth');
  await seeSignedIn(page);

  // A new session has proven nothing yet.
  await page.goto('/settings');
  await button(page, texts.removeOf('My laptop')).click();
  await button(page, texts.remove).click();
  await button(page, passkeyMessages.prove).click();
  await seeToast(page, texts.removed.title);
  await section(page).getByText(texts.none).waitFor();

  expect(await device.count()).toBe(1);
  await pressPasskey(page);
  await page
    .getByRole('alert')
    .getByText(/does not open an account here/)
    .waitFor();
  expect(await button(page, messages.signOut).count()).toBe(0);
  // What is refused is noted by the browser: the password that is asked for, and the passkey that is gone.
  expect(errors.filter((error) => !/status of 40[13]/.test(error))).toEqual([]);
});
