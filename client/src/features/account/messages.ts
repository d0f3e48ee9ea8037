/** The fixed texts of the account room. */
export const accountMessages = {
  title: 'Settings',

  look: {
    title: 'How it looks and sounds',
    hint: 'Kept by this browser, for whoever uses it.',
    theme: 'Theme',
    themes: { system: 'As the system has it', light: 'Light', dark: 'Dark' },
    motion: 'Motion',
    motions: { system: 'As the system has it', less: 'Less: cards turn and battles end at once' },
    dates: 'Dates',
    inEnglish: (example: string) => `In English: ${example}`,
    inMyLanguage: (example: string) => `In the language of this browser: ${example}`,
  },

  notices: { title: 'What you are told of' },

  profile: {
    title: 'Profile',
    displayName: 'Name',
    bio: 'About you',
    bioUnsaved: 'Not saved yet.',
    bioHint: 'At most 300 characters, on your profile. Everybody sees them.',
    submit: 'Save',
    failed: 'Your profile is as it was',
    done: { title: 'Your profile is saved' },
    failedTitle: 'Your profile could not be loaded',
    usernameTitle: 'Change your username',
    usernameHint:
      'Once in thirty days. The one before stays yours for a year: nobody else can take it, and who looks for it finds you.',
    usernameSubmit: 'Change the username',
    usernameSame: 'This is your username already.',
    usernameFailed: 'Your username is as it was',
    usernameDone: (username: string) => ({ title: `You are @${username} now` }),
  },

  signIn: {
    title: 'Sign-in',
    email: (email: string) => `You sign in with ${email}.`,
    emailTitle: 'Change your address',
    emailHint:
      'We mail a link to the new address, and you sign in by it once you have opened it. The present one is told too, and can undo it for seven days.',
    newEmail: 'New e-mail address',
    emailSubmit: 'Change the address',
    emailFailed: 'Your address is as it was',
    emailAsked: (email: string) =>
      `Look into the mail of ${email}: the link in it works for a day. Nothing there? Ask again in a minute.`,
    emailWaits: (email: string, end: string) => `${email} waits to be confirmed until ${end}. Only you see this.`,
    emailCancel: 'Cancel the change',
    emailCancelled: { title: 'Your address stays as it is' },
    emailCancelFailed: 'The change was not cancelled',
    passwordTitle: 'Change your password',
    passwordHint: 'Everywhere else you are signed out. Here you stay.',
    passwordSubmit: 'Change the password',
    passwordUnknown: 'No answer came. It may be your new one all the same: if the present one is wrong now, it is.',
    passwordFailed: 'Your password is as it was',
    passwordChanged: { title: 'Your password is changed', description: 'Everywhere else you are signed out.' },
  },

  sessions: {
    title: 'Where am I signed in',
    here: 'Here',
    unknown: 'A device of before',
    network: (network: string) => `network ${network}`,
    since: (date: string) => `since ${date}`,
    last: (date: string) => `last used ${date}`,
    end: 'Sign out',
    endOf: (device: string) => `Sign out: ${device}`,
    endOthers: 'Sign out everywhere else',
    ended: { title: 'Signed out there' },
    othersEnded: { title: 'Signed out everywhere else' },
    failed: 'That did not work',
    failedTitle: 'Your sessions could not be loaded',
  },
} as const;
