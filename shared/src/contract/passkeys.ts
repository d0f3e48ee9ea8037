/** Passkeys as browser and server see them. */

/** So many can belong to one account. */
export const PASSKEYS_MAX = 20;
/** In code points. */
export const PASSKEY_NAME_MAX = 60;
/** How long whoever is asked for a passkey may take. */
export const PASSKEY_MINUTES = 5;

/** One of the member's own. Nobody is shown its key. */
export interface Passkey {
  id: string;
  name: string;
  createdAt: Date;
  /** Null: never since it was added. */
  lastUsedAt: Date | null;
}

interface Credential<Response> {
  /** Base64url, as all that a device has made. */
  id: string;
  rawId: string;
  type: 'public-key';
  response: Response;
}

/** What a browser sends for a passkey that was just made. */
export type NewCredential = Credential<{
  clientDataJSON: string;
  attestationObject: string;
  /** How browsers reach it, such as "usb". */
  transports: string[];
}>;

/** What a browser sends for one that has signed a challenge. */
export type UsedCredential = Credential<{
  clientDataJSON: string;
  authenticatorData: string;
  signature: string;
  /** Browsers leave it out where they were told which passkeys are meant. */
  userHandle?: string | undefined;
}>;
