/** What walls, manuals and newspapers that are drawn on are called first; more names of theirs stand in popular-names.ts. */
import type { FinishRow } from './finish-row.ts';
import * as sheets from './tableaux-sheets.ts';

export const SHEETS = [
  {
    id: 'newspaper-cartoon',
    finish: sheets.newspaperCartoon,
    hold: 3,
    toned: true,
    names: 'newspaper cartoon*, editorial cartoon*, political cartoon*',
  },
  { id: 'cave-painting', finish: sheets.cavePainting, hold: 3, names: 'cave painting*, cave art' },
  { id: 'manual', finish: sheets.manual, hold: 3, names: 'ikea manual*, instruction manual*, assembly instructions*' },
  { id: 'papel-picado', finish: sheets.papelPicado, hold: 2, names: 'papel picado*' },
  { id: 'romantic', finish: sheets.romantic, hold: 2, names: 'romanticism, caspar david friedrich*' },
] as const satisfies readonly FinishRow[];
