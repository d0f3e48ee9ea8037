/** The fixed texts of one-time codes. */
export const codesMessages = {
  title: 'One-time codes',
  hint: 'With these on, signing in with your password also takes a code from an app on your phone. Somebody who only knows your password cannot get in. A passkey needs no code. Devices that are signed in stay signed in.',
  off: 'Codes are off.',
  on: (date: string) => `On since ${date}.`,
  left: (left: number) =>
    left === 0 ? 'You have no recovery codes left.' : `You have ${left} recovery ${left === 1 ? 'code' : 'codes'} left.`,
  few: 'If you lose your phone and run out of these, you cannot sign in with your password. Get new ones.',
  failedTitle: 'We could not check whether codes are on',

  begin: 'Set up codes',
  scan: 'Open an app that makes codes, such as your password manager, and scan this QR code with it.',
  picture: 'QR code for your app',
  type: 'Cannot scan it? Type this into the app instead:',
  openApp: 'Open it in an app on this device',
  copy: 'Copy',
  codeHint: 'The six digits that your app shows now. Always wrong? Check that the clock on your phone is right.',
  submit: 'Switch codes on',
  cancel: 'Cancel',
  failed: 'That did not work',

  kept: {
    title: 'Save your recovery codes',
    hint: 'When you do not have your phone, each of these lets you in once, together with your password. You see them only this once. Keep them somewhere safe, and not only on your phone.',
    copy: 'Copy all',
    save: 'Save as a file',
    done: 'I have saved them',
    fileName: 'hall-of-chaos-recovery-codes.txt',
    fileHead: 'Recovery codes for the Hall of Chaos. Each lets you in once, together with your password.',
  },

  asks: {
    renew: {
      title: 'Get new recovery codes?',
      hint: 'Your old ones stop working.',
      confirm: 'Get new recovery codes',
    },
    remove: {
      title: 'Switch codes off?',
      hint: 'Then your password alone is enough to sign in again, for anyone who has it.',
      confirm: 'Switch codes off',
    },
  },
  removed: { title: 'One-time codes are off' },
} as const;
