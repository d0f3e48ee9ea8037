/** The fixed texts of hidden messages: guessing them, what one has found, and looking closely. */
export const secretMessages = {
  title: 'Hidden message',
  hint: 'Something is hidden in this picture. Look closely, and guess what it says.',
  look: 'Look closely',
  field: 'Your guess',
  placeholder: 'What does it say?',
  guess: 'Guess',
  guessing: 'Looking…',
  wrong: (guess: string) => `“${guess}” is not it. Look again.`,
  blank: 'Write what you think it is.',
  foundNow: 'Found it!',
  foundBefore: 'You have found it.',
  hidByYou: 'You hid it. So far only you and its finders can read it.',
  join: 'Sign in to be counted',
  visitor: 'Visitors read what they find, and are not counted.',
  all: 'All you have found',
  nobody: 'Nobody has found it yet. Be the first!',
  nobodyElse: 'Nobody has found it yet.',
  finders: (count: string, isOne: boolean) => `Found by ${count} ${isOne ? 'member' : 'members'}, first by`,
  failed: 'How many have found it could not be loaded.',

  found: {
    /** Also what the address of the list ends with. */
    id: 'found',
    title: (count: string) => `Secrets you have found (${count})`,
    hint: 'Only those who find a message can read it.',
    on: 'Found on',
    more: 'Show earlier ones',
    failed: 'What you have found could not be loaded.',
  },

  zoom: {
    open: 'Enlarge the picture',
    title: (name: string) => `Picture of ${name}, enlarged`,
    larger: 'Enlarge',
    smaller: 'Make smaller',
    close: 'Close the picture',
    percent: (percent: number) => `${percent}%`,
    hint: 'Wheel, pinch, double tap or + and − enlarge it. Drag it, or use the arrows, to move it.',
  },
} as const;
