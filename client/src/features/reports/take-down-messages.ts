/** The fixed texts of taking something down, at the operators' desk and where it stands. */
import type { ReportTarget } from '@chaos/shared/contract/reports';

export const takeDownMessages = {
  title: {
    character: 'Take this brainrot down?',
    comment: 'Remove this comment?',
    collection: 'Take this collection down?',
  } satisfies Record<ReportTarget, string>,
  text: {
    character: 'Nobody finds it any more. It can be restored for half an hour; then its pictures are removed for good.',
    comment: 'It is removed for good. The log keeps its words.',
    collection: 'Only its owner finds it from now on, and nobody can show it again. What stands in it is left alone.',
  } satisfies Record<ReportTarget, string>,
  action: 'Take down',
  note: 'Note for the log (optional)',
  done: { title: 'Taken down' },
  undo: 'Undo',
  undone: { title: 'Restored' },
  undoFailed: 'It was not restored',
  notUndone: { title: 'It was not restored', description: 'Its pictures are gone, or it has changed meanwhile.' },
  already: { title: 'Somebody was faster', description: 'It is down already.' },
  notPossible: { title: 'Not possible', description: 'It went into a fusion, or is gone.' },
} as const;
