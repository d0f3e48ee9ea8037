/** The words of the switch for sounds. Loaded with it. */
export const soundMessages = {
  label: 'Sounds',
  hint: 'Short ones, when a card turns over, a battle is fought or you like something.',
};
