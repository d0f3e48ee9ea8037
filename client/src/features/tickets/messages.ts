/** The fixed texts of what is in the making: the wait, and the tray on other screens. Those that acceptance.md quotes stay as they are. */
export const ticketMessages = {
  wait: {
    title: 'Your brainrot is on its way',
    sending: 'Handing in your wish',
    resuming: 'Looking how far it is',
    position: (position: number) => `Position ${position} in the queue`,
    queued: 'In the queue',
    slow: 'taking longer than usual',
    late: 'longer than we said at first',
    lateEta: (eta: string) => `${eta} more, longer than we said at first`,
    stages: {
      writing: 'Writing the lore',
      painting: 'Painting pixels',
      checking: 'Checking the vibes',
      saving: 'Saving to the gallery',
    },
    starting: 'Warming up',
    percent: (percent: number) => `${percent} percent`,
    progress: 'Progress',
    leave: 'You can look around meanwhile. It will find you.',
    offline: 'No connection right now. It goes on without you, and catches up here when you are back.',
    lore: 'The legend so far',
    held: 'Your place holds. Somebody with fewer on the way goes first.',
    paused: 'Paused by the operators for now',
    pausedPlace: (position: number | null) =>
      position === null
        ? 'Your place is kept. It goes on by itself when they let it.'
        : `Position ${position} is kept for you. It goes on by itself when they let it.`,
    unserved: 'nobody is painting right now',
    lateUnserved: 'longer than we said at first: nobody is painting right now',
    unservedPlace: 'Your place is kept. It begins by itself when somebody is back.',
    leftAlone: 'Begun, and kept',
    leftAlonePlace: 'It goes on by itself when somebody is back.',
    cancel: 'Cancel',
    cancelling: 'Cancelling…',
    cancelFailed: { title: 'It could not be cancelled', description: 'The server did not answer. It is still on its way.' },
    notify: 'Notify me',
    notifying: 'We will tell you.',
  },

  builtIn: {
    draw: 'Let our artist draw it',
    hint: 'Our own artist needs no AI, takes about a second, and writes a lore of its own.',
  },

  tray: {
    label: 'On its way',
    kinds: { generation: 'Brainrot', fusion: 'Fusion' },
    more: (count: number) => `${count} more`,
    ready: { generation: 'Your brainrot is ready', fusion: 'Your fusion is ready' },
    manyReady: (count: number) => `${count} brainrots are ready`,
    show: 'Show it',
    failed: 'That one got away',
    dismiss: 'Dismiss',
  },
} as const;
