/** The fixed texts around every screen. Those that acceptance.md quotes stay as they are. */
export const appMessages = {
  nav: {
    label: 'Main',
    skip: 'Skip to content',
    generator: 'Generator',
    explore: 'Explore',
    creators: 'Creators',
    battle: 'Battle',
    yours: 'Yours',
    trading: 'Trading',
    profile: 'Profile',
    toLight: 'Switch to light theme',
    toDark: 'Switch to dark theme',
  },

  badge: { ghost: 'Ghost mode', join: 'Join' },

  signOut: 'Sign out',
  more: 'More',
  ops: 'Ops',

  offline: "You're offline. Showing what we have.",
  stale: { text: 'A new version is here.', action: 'Reload' },
  routeError: { title: 'This screen fell over', text: 'The rest still works. Try this part again.' },
} as const;
