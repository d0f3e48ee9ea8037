/** The fixed texts of the account room. */
export const accountMessages = {
  title: 'Settings',
  /** Beside what was typed before a reload. */
  unsaved: 'Not saved yet.',

  notices: { title: 'What we notify you about' },

  profile: {
    title: 'Profile',
    displayName: 'Name',
    bio: 'About you',
    bioHint: 'Up to 300 characters. Everybody can see them on your profile.',
    submit: 'Save',
    failed: 'Your profile was not saved',
    done: { title: 'Your profile is saved' },
    failedTitle: 'Your profile could not be loaded',
    usernameTitle: 'Change your username',
    usernameHint:
      'You can change it once every thirty days. Your old username stays yours for a year: nobody else can take it, and anyone who looks for it finds you.',
    usernameAgain: (date: string) => `You can change it again on ${date}.`,
    usernameSubmit: 'Change username',
    usernameSame: 'This is already your username.',
    usernameFailed: 'Your username was not changed',
    usernameDone: (username: string) => ({ title: `You are now @${username}` }),
  },

  signIn: {
    title: 'Sign-in',
    email: (email: string) => `You sign in with ${email}.`,
    unconfirmed: 'You have not confirmed this address yet. Open the link in the e-mail we sent you.',
    confirmAgain: 'Send the link again',
    confirmSent: { title: 'The link is on its way', description: 'It works once and lasts a day.' },
    confirmFailed: 'The link was not sent',
    emailTitle: 'Change your e-mail address',
    emailHint:
      'We send a link to your new address. Once you have opened it, you sign in with that address. We also write to your current address, from where you can undo the change for seven days.',
    newEmail: 'New e-mail address',
    emailSubmit: 'Change address',
    emailFailed: 'Your address was not changed',
    emailAsked: (email: string) =>
      `Check the inbox of ${email}. The link we sent there works for a day. Nothing there? Ask again in a minute.`,
    emailWaits: (email: string, end: string) =>
      `${email} is not confirmed yet. The link works until ${end}. Only you can see this.`,
    emailCancel: 'Cancel the change',
    emailCancelled: { title: 'Your address stays the same' },
    emailCancelFailed: 'The change was not cancelled',
    passwordTitle: 'Change your password',
    passwordHint: 'This signs you out everywhere except here.',
    passwordSubmit: 'Change password',
    passwordUnknown: 'We got no answer. Your password may have changed anyway: if the old one no longer works, use the new one.',
    passwordFailed: 'Your password was not changed',
    passwordChanged: { title: 'Your password has changed', description: 'You are signed out everywhere else.' },
  },

  sessions: {
    title: 'Where you are signed in',
    here: 'You are here',
    unknown: 'Unknown device',
    network: (network: string) => `network ${network}`,
    since: (date: string) => `since ${date}`,
    last: (date: string) => `last used ${date}`,
    end: 'Sign out',
    endOf: (device: string) => `Sign out: ${device}`,
    endOthers: 'Sign out everywhere else',
    ended: { title: 'That device is signed out' },
    othersEnded: { title: 'Signed out everywhere else' },
    failed: 'That did not work',
    failedTitle: 'We could not load where you are signed in',
  },
} as const;
