import { expect, test } from 'vitest';
import { nameOfPiece } from '../pieces/piece-names.ts';
import { conceive } from './conceive.ts';
import { traitsOf } from './concept.ts';
import { BLANK } from './testing.ts';

test.each(['concert pianist', 'violinist at a concert', 'harpist at a gig'])(
  'R833 at a concert a musician plays what is theirs: %s',
  (mainTheme) => {
    const { trait, also = [], props } = conceive({ ...BLANK, mainTheme }, 'concert');
    for (const { piece } of [trait, ...also, ...props]) expect(['1f3a4', '1f3b8', '1f50a']).not.toContain(piece);
  },
);

test.each(['flying pig', 'crêpe volante', "my dentist's hamster", 'Hund eines Bauern'])(
  'R957 who flies is dressed as no pilot, and whoever is somebody’s is not dressed as its owner: %s',
  (mainTheme) => {
    const worn = traitsOf(conceive({ ...BLANK, mainTheme }, 'a')).map(({ piece }) => nameOfPiece(piece ?? ''));
    for (const ofTrade of ['uniform', 'peaked cap', 'lab coat', 'dental mirror', 'overalls', 'sun hat'])
      expect(worn).not.toContain(ofTrade);
  },
);
