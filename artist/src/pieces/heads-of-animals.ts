/** Which face a whole animal has as a piece of its own, so that a wish for either may be shown by both. */
export const HEAD_OF_ANIMAL: Readonly<Record<string, string>> = {
  '1f412': '1f435',
  '1f98d': '1f435',
  '1f415': '1f436',
  '1f408': '1f431',
  '1f405': '1f42f',
  '1f40e': '1f434',
  '1f404': '1f42e',
  '1f416': '1f437',
  '1f401': '1f42d',
  '1f407': '1f430',
  '1f413': '1f414',
  '1f409': '1f432',
};

export const ANIMAL_OF_HEAD: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(HEAD_OF_ANIMAL)
    .filter(([animal]) => animal !== '1f98d')
    .map(([animal, head]) => [head, animal]),
);

/** Animals whose head is still itself when it is cut out round: no trunks, fins or tentacles that would be lost. */
export const ROUND_HEADED: ReadonlySet<string> = new Set([
  '1f99b', // hippo
  '1f427', // penguin
  '1f989', // owl
  '1f9ad', // seal
  '1f9a6', // otter
  '1f9a5', // sloth
  '1f9f8', // teddy bear
  '1f99c', // parrot
  '1f986', // duck
  '1f425', // chick
  '1f423', // hatching chick
  '1f424', // baby chick
  '1f426', // bird
  '26c4', // snowman
  '1f996', // dinosaur
  '1fa86', // matryoshka doll
]);
