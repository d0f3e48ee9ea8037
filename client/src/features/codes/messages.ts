/** The fixed texts of one-time codes. */
export const codesMessages = {
  title: 'One-time codes',
  hint: 'Signing in with your password then takes a code of an app on your phone as well: who finds out the password alone stays outside. A passkey needs none. Devices that are signed in stay so.',
  off: 'They are off.',
  on: (date: string) => `On since ${date}.`,
  left: (left: number) =>
    left === 0 ? 'No recovery code is left.' : `${left} recovery ${left === 1 ? 'code is' : 'codes are'} left.`,
  few: 'Without your phone and without them you do not get in any more: get new ones.',
  failedTitle: 'Whether they are on could not be loaded',

  begin: 'Set up codes',
  scan: 'Open the app that makes codes, such as the one of your passwords, and let it read this picture.',
  picture: 'The picture for your app',
  type: 'It reads no picture? Then type this there:',
  openApp: 'Open it in an app on this device',
  copy: 'Copy',
  codeHint: 'The six digits that the app shows now. Never right? Then look whether the clock of the phone is.',
  submit: 'Switch codes on',
  cancel: 'Cancel',
  failed: 'That did not work',

  kept: {
    title: 'Keep your recovery codes',
    hint: 'Each opens your account once, with your password, when you are without your phone. They are shown this once: keep them where you find them then, and not on the phone alone.',
    copy: 'Copy all',
    save: 'Save as a file',
    done: 'I have kept them',
    fileName: 'hall-of-chaos-recovery-codes.txt',
    fileHead: 'Recovery codes for the Hall of Chaos. Each opens the account once, with its password.',
  },

  asks: {
    renew: {
      title: 'New recovery codes?',
      hint: 'Those of before open nothing any more.',
      confirm: 'New recovery codes',
    },
    remove: {
      title: 'Switch codes off?',
      hint: 'Then your password alone opens your account again, for whoever has it.',
      confirm: 'Switch codes off',
    },
  },
  removed: { title: 'One-time codes are off' },
} as const;
