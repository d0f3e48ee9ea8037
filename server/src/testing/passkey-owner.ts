/** Members who have passkeys, for tests of what opens an account. */
import type { Lies } from './software-authenticator.ts';
import { makePasskey, type SoftwarePasskey } from './software-authenticator.ts';
import type { Member, TestWorld } from './test-world.ts';

/** Of the test world. */
export const PUBLIC_ORIGIN = 'http://chaos.test';

/** Proves that it is the member, and adds a new passkey. */
export async function addPasskey(world: TestWorld, member: Member, how: Lies & { counts?: boolean } = {}) {
  await world.prove(member.id);
  const made = makePasskey(PUBLIC_ORIGIN, await member.caller.account.passkeys.beginAdding(), how);
  const added = await member.caller.account.passkeys.finishAdding({ credential: made.created });
  return { ...made, id: added.id, name: added.name };
}

/** Signs in with it, from the address of all visitors unless another one is given. */
export async function enterWith(
  world: TestWorld,
  passkey: SoftwarePasskey,
  { address, devices = [], ...lies }: Lies & { address?: string; devices?: string[] } = {},
) {
  const { auth } = world.visitor(address);
  return auth.finishPasskey({ credential: passkey.use(await auth.beginPasskey(), lies), devices });
}
