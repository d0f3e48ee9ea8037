/** Where this browser keeps what was made in it without an account: there while there is something to claim. */
export const CLAIMS_KEY = 'chaos.claims';
