/** What is kept of people outside of the database. */
interface Elsewhere {
  where: string;
  what: string;
  seenBy: string;
  until: string;
}

const BROWSER = 'whoever has the browser';

/** By its key in the storage of the browser. A key without a place here fails `scripts/privacy.test.ts`. */
export const BROWSER_STORAGE: Readonly<Record<string, { what: string; until: string }>> = {
  'chaos.session': { what: 'both tokens, and who is signed in', until: 'signing out' },
  'chaos.devices': {
    what: 'proofs that this browser has signed in before, for five accounts',
    until: 'a new password, or the site’s data are deleted',
  },
  'chaos.meant': { what: 'the character that a visitor wanted to save', until: 'somebody signs in' },
  'chaos.put-out': { what: 'that somebody was signed out from elsewhere', until: 'somebody signs in' },
  'chaos.signed-out': { what: 'who has signed out by hand, so that other tabs forget what they typed', until: 'they sign in' },
  'chaos.suspended': { what: 'why and until when an account is suspended', until: 'it was read' },
  'chaos.wish': {
    what: 'the wish that is being typed, and by whom',
    until: 'it is made, who typed it signs out, or the tab is closed',
  },
  'chaos.generation': {
    what: 'the ticket that is in the making, with its wish',
    until: 'it is seen, or who asked for it signs out',
  },
  'chaos.fusion': { what: 'the fusion that is in the making', until: 'it is seen' },
  'chaos.battle': { what: 'the battle that is under way', until: 'the tab is closed' },
  'chaos.tickets': { what: 'tickets of this browser', until: 'they are seen' },
  'chaos.claims': { what: 'what a visitor has made, to be claimed by signing up', until: 'it is claimed' },
  'chaos.finds': { what: 'what a visitor has found in characters', until: 'the tab is closed' },
  'chaos.requests': { what: 'ids of own requests, to check the draw by', until: 'the site’s data are deleted' },
  'chaos.commitments': { what: 'the day’s commitments that this browser has seen', until: 'the site’s data are deleted' },
  'chaos.about': { what: 'what a member types about themselves', until: 'it is saved, or the tab is closed' },
  'chaos.name': { what: 'the name that a member types for themselves', until: 'it is saved, or the tab is closed' },
  'chaos.username': { what: 'the username that a member types for themselves', until: 'it is saved, or the tab is closed' },
  'chaos.email': { what: 'the new e-mail address that a member types', until: 'it is sent, or the tab is closed' },
  'chaos.offer': { what: 'the gift or trade that is being put together', until: 'it is sent, or the tab is closed' },
  'chaos.collection': { what: 'a collection that is being named', until: 'it is saved, or the tab is closed' },
  'chaos.rename': { what: 'a new name for a character, not saved yet', until: 'it is saved, or the tab is closed' },
  'chaos.passkey': { what: 'a new name for a passkey, not saved yet', until: 'it is saved, or the tab is closed' },
  'chaos.counter': { what: 'counter-offers that are being put together', until: 'they are sent, or the tab is closed' },
  'chaos.mailed': { what: 'what the link of a mail holds that was opened', until: 'it was used, or left' },
  'chaos.goodbye': { what: 'when the account ends that was left here', until: 'it was read, or the tab is closed' },
  'chaos.comment': { what: 'a comment that is being typed', until: 'it is sent, or the tab is closed' },
  'chaos.seen': {
    what: 'the twelve characters that were opened last, for the page without a network',
    until: 'others take their place, somebody signs out or is blocked',
  },
  'chaos.theme': { what: 'light or dark', until: 'the site’s data are deleted' },
  'chaos.motion': { what: 'that things are to move less', until: 'the site’s data are deleted' },
  'chaos.dates': { what: 'that dates are written in the language of the browser', until: 'the site’s data are deleted' },
  'chaos.compact': { what: 'how large cards are', until: 'the site’s data are deleted' },
  'chaos.sound': { what: 'whether sounds are on', until: 'the site’s data are deleted' },
  'chaos.keys': { what: 'whether keys are off', until: 'the site’s data are deleted' },
  'chaos.notify': { what: 'whether the browser tells when a ticket is done', until: 'the site’s data are deleted' },
  'chaos.tilt-refused': { what: 'that the device may not tell how it is tilted', until: 'the site’s data are deleted' },
  'chaos.places': { what: 'where somebody was in long lists of the Hall, as numbers', until: 'the tab is closed' },
  'chaos.reloaded-at': { what: 'when the page was loaded anew for a new version', until: 'the tab is closed' },
};

export const ELSEWHERE: readonly Elsewhere[] = [
  {
    where: 'files (`DATA_DIR` or S3): `characters/`',
    what: 'pictures, share cards and videos of characters, made of wishes',
    seenBy: 'everybody; of hidden ones their owner, by a cookie',
    until: 'what was deleted or taken down, within the hour to a day; else ever',
  },
  {
    where: 'files: `avatars/`',
    what: 'the picture of a member, under their id, cut and written anew without what a camera has put in',
    seenBy: 'everybody',
    until: 'another takes its place, or the account ends; a day later at most',
  },
  {
    where: 'files: `exports/`',
    what: 'archives of members',
    seenBy: 'the member, by a link that is good once',
    until: 'a week has passed',
  },
  {
    where: 'logs of servers and workers',
    what: 'what was called, how long it took and what went wrong, with ids; no password, token, wish or address',
    seenBy: 'whoever runs the machine',
    until: 'they rotate, as the machine is set up',
  },
  {
    where: 'the outbox (`DATA_DIR/outbox`)',
    what: 'mails with their addresses and links, where no mail server is set up',
    seenBy: 'whoever runs the machine',
    until: 'they are deleted by hand',
  },
  { where: 'the mail server (`SMTP_URL`)', what: 'mails, on their way', seenBy: 'whoever runs it', until: 'it has sent them' },
  {
    where: 'Redis',
    what: 'ids of tickets in the queue, and hints with ids of members and sessions, which nobody keeps',
    seenBy: 'nobody',
    until: 'the ticket is done',
  },
  {
    where: 'memory of servers',
    what: 'pages of the gallery for a second, how often an address (IP) asks, tokens that are being renewed',
    seenBy: 'nobody',
    until: 'minutes have passed, or the process ends',
  },
  {
    where: 'backups',
    what: 'the rows and files above, but not logs, mails and settings',
    seenBy: 'whoever runs the machine',
    until: 'they are deleted by hand; who restores one runs the sweep with it, which ends accounts that had ended',
  },
  {
    where: 'AI providers, where they are set up',
    what: 'wishes and what follows from them; no id and no name of a member',
    seenBy: 'the provider',
    until: 'as agreed with it',
  },
  {
    where: 'cookie `picture_pass`',
    what: 'the id of the sign-in, for own hidden pictures; signed',
    seenBy: BROWSER,
    until: 'the session ends',
  },
  {
    where: 'cookie of a wish without a script',
    what: 'the ticket’s secret, for its page alone',
    seenBy: BROWSER,
    until: 'the page has read it',
  },
  {
    where: 'browser cache `chaos-push`',
    what: 'the address and keys at which this browser takes notices',
    seenBy: BROWSER,
    until: 'notices are switched off there',
  },
  ...Object.entries(BROWSER_STORAGE).map(([key, { what, until }]) => ({
    where: `browser storage \`${key}\``,
    what,
    seenBy: BROWSER,
    until,
  })),
];
