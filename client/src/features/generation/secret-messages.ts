/** The fixed texts of a hidden message's box, which comes when something is typed there. Those that acceptance.md quotes stay as they are. */
export const secretMessages = {
  label: 'Make it a secret (embed subtly)',
  hint: 'Ticked: hidden somewhere in the picture. Not ticked: out in the open on a sign.',
} as const;
