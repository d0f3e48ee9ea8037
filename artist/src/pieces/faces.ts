/** The faces that the picture set has of whole animals. */
export const FACES: Readonly<Record<string, string>> = {
  '1f412': '1f435',
  '1f98d': 'kin-gorilla-face',
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
  '1f42a': 'own-camel-face',
};

const WHOLE: ReadonlyMap<string, string> = new Map(Object.entries(FACES).map(([whole, face]) => [face, whole]));

/** The animal that a mere face is of. */
export const wholeOf = (face: string): string | undefined => WHOLE.get(face);
