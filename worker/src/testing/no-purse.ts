import type { Purse } from '../imagination/imagination.ts';

/** For an imagination that must not cost anything. */
export const NO_PURSE: Purse = {
  pay() {
    throw new Error('nothing may be paid here');
  },
};
