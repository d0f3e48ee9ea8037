/** A passkey belongs to a name, and a number is none. */
const NUMBER = /^[\d.]+$|^\[/;

/** Why passkeys cannot be used here; null: they can. Old browsers have none, and none does at an address that is not safe. */
export function whyNoPasskeys(): 'browser' | 'address' | null {
  if (NUMBER.test(location.hostname)) return 'address';
  return 'PublicKeyCredential' in window ? null : 'browser';
}

export const hasPasskeys = () => whyNoPasskeys() === null;
