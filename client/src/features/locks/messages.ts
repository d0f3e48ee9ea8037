/** The fixed texts of locks, and of what a deal holds. */
const named = (count: number) => (count === 1 ? 'one' : `${count}`);

export const lockMessages = {
  lock: 'Lock',
  locked: 'Locked',
  held: 'Held',
  won: 'Just won',
  unlock: 'Unlock',
  keep: 'Keep locked',
  before:
    'What you lock cannot be offered, fused, deleted or put at stake. Others can still fight for it. It is locked at once; unlocking takes a day.',
  isLocked:
    'Locked. You cannot offer it, fuse it, delete it or put it at stake until you unlock it, which takes a day. Others can still fight for it, unless you have peace.',
  ends: (end: string) => `Unlocks on ${end}. It stays locked until then.`,
  heldUntil: (end: string) =>
    `Held until ${end}. Whoever gave it can take it back until then, so nobody can offer, fuse, rename, delete or lose it.`,
  wonUntil: (end: string | null) =>
    `Just won in a battle. ${end === null ? 'Before others have had a day to fight for it,' : `Until ${end} at least it can be fought for, and`} nobody can offer, fuse, hide or delete it.`,
  nowLocked: (count: number) => ({ title: count === 1 ? 'Locked' : `${count} locked` }),
  inOffers: (count: number, locked: number) =>
    locked === 1
      ? 'It stands in an offer that waits, which cannot be accepted while it is locked.'
      : `${count} of them ${count === 1 ? 'stands' : 'stand'} in offers that wait, which cannot be accepted while they are locked.`,
  nowEnding: {
    title: 'Unlocking takes a day',
    description: 'Until then you can still keep the lock. Was this not you? Change your password.',
  },
  failed: 'That could not be changed',

  several: {
    begin: 'Lock several',
    end: 'Done',
    label: 'Lock several',
    hint: 'Choose what to lock or unlock.',
    select: (name: string) => `Choose ${name}`,
    chosen: (count: number) => `${count} chosen`,
    lock: (count: number) => `Lock ${named(count)}`,
    unlock: (count: number) => `Unlock ${named(count)}`,
    lockAll: 'Lock all',
    lockAllBut: (count: number) => `Lock all but ${named(count)}`,
  },
} as const;
