/** Members whose account asks for one-time codes, for tests of what opens an account. */
import { URI } from 'otpauth';
import type { Member, TestWorld } from './test-world.ts';

export interface CodeApp {
  /** The code that it shows now. */
  show(): string;
}

/** Reads what the account gives to an app, as the picture has it. @throws where it is none. */
export function openCodeApp(uri: string): CodeApp {
  const parsed = URI.parse(uri);
  return { show: () => parsed.generate() };
}

/** Proves that it is the member, and switches codes on. @returns their app, and the recovery codes. */
export async function switchCodesOn(world: TestWorld, { id, caller }: Member) {
  await world.prove(id);
  const app = openCodeApp((await caller.account.codes.begin()).uri);
  const { recoveryCodes } = await caller.account.codes.confirm({ code: app.show() });
  await waitForNextCode(world, id);
  return { app, recoveryCodes };
}

/** As though half a minute had passed: what the app shows now has not been used. */
export async function waitForNextCode({ db }: TestWorld, userId: string): Promise<void> {
  await db.updateTable('one_time_codes').set({ last_step: 0 }).where('user_id', '=', userId).execute();
}
