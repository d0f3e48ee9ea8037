/** What stands on cards before anything of collections is loaded. */
export const saveMessages = {
  save: 'Save',
  saved: 'Saved',
  saveOf: (name: string) => `Save ${name}`,
  signIn: { title: 'Sign in required', description: 'Sign in to keep brainrots in collections of your own.' },
  toSignIn: 'Sign in',
} as const;
