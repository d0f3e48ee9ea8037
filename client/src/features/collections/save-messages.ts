/** What stands on cards before anything of collections is loaded. */
export const saveMessages = {
  save: 'Save',
  saved: 'Saved',
  saveOf: (name: string) => `Save ${name}`,
  signIn: { title: 'Sign in required', description: 'It is saved as soon as you have signed in, or made an account.' },
} as const;
