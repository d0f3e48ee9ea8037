/** What this browser and its devices do with passkeys. Loaded when somebody is about to use one. */
import type { NewCredential, UsedCredential } from '@chaos/shared/contract/passkeys';
import {
  type AuthenticationResponseJSON,
  browserSupportsWebAuthnAutofill,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';

/** Asks for a new one. @throws the browser's error where there comes none. */
export async function createPasskey(optionsJSON: PublicKeyCredentialCreationOptionsJSON): Promise<NewCredential> {
  const { id, rawId, type, response } = await startRegistration({ optionsJSON });
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { id, rawId, type, response: { clientDataJSON, attestationObject, transports } };
}

/** Asks for one that is there. @throws the browser's error where none is shown. */
export async function showPasskey(optionsJSON: PublicKeyCredentialRequestOptionsJSON): Promise<UsedCredential> {
  return pick(await startAuthentication({ optionsJSON }));
}

/**
 * Lets the browser offer them in the field for a name, and waits until one is chosen.
 * @param begin is called where the browser can do it.
 * @returns null where it cannot, or is not to wait any more.
 */
export async function awaitPasskeyInField(
  begin: () => Promise<PublicKeyCredentialRequestOptionsJSON>,
): Promise<UsedCredential | null> {
  try {
    if (!(await browserSupportsWebAuthnAutofill())) return null;
    return pick(await startAuthentication({ optionsJSON: await begin(), useBrowserAutofill: true }));
  } catch {
    // Nobody has asked for it: the form is there.
    return null;
  }
}

/** Whatever is being waited for. */
export function stopWaiting(): void {
  WebAuthnAbortService.cancelCeremony();
}

/** What the server looks at. */
function pick({ id, rawId, type, response }: AuthenticationResponseJSON): UsedCredential {
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return { id, rawId, type, response: { clientDataJSON, authenticatorData, signature, userHandle } };
}
