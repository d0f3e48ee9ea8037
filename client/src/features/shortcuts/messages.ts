/** The words of the keyboard help. Loaded with it. */

export type KeyText = readonly [keys: string, does: string];

export const shortcutMessages = {
  title: 'Keys',
  open: 'Keys',
  here: 'On this screen',
  everywhere: 'Everywhere',
  list: [
    ['n', 'a new brainrot'],
    ['/', 'search'],
    ['g h', 'to the generator'],
    ['g e', 'to the Hall of Chaos'],
    ['g c', 'to the creators'],
    ['g b', 'to the arena'],
    ['g t', 'to the Trading Hub'],
    ['g p', 'to your profile'],
    ['?', 'this help'],
    ['Ctrl /', 'this help, even when keys are off'],
  ] satisfies KeyText[],
  cards: [
    ['j k', 'to the next card, and the one before'],
    ['o', 'open it'],
    ['l', 'like it'],
    ['c', 'comment on it'],
    ['s', 'share it'],
  ] satisfies KeyText[],
  on: 'Keys are on',
  hint: 'They never fire where you type.',
  close: 'Close',
};
