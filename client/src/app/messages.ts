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
    theme: { light: 'Switch to light theme', dark: 'Switch to dark theme', system: 'Use the theme of the system' },
  },

  badge: { ghost: 'Ghost mode', join: 'Join' },

  settings: 'Settings',
  signOut: 'Sign out',
  more: 'More',
  ops: 'Ops',

  offline: "You're offline. Showing what we have.",
  stale: { text: 'A new version is here.', action: 'Reload' },
  routeError: {
    title: 'This screen fell over',
    text: 'The rest still works. Try this part again.',
    offlineTitle: 'This screen is not here yet',
    offline: 'The rest still works. This part comes by itself when you are online again.',
  },
} as const;

/** By itself, so that no script holds it. */
export const WITHOUT_SCRIPT =
  'Without JavaScript you can look around and make brainrots. Likes, comments, battles and trades need it.';

export const SCRIPT_IS_LATE = { text: 'Part of this page has not loaded yet.', action: 'Reload' } as const;

export const notFoundMessages = { title: '404', text: 'Oops! Page not found', link: 'Return to Home' } as const;
