/** What Unseen deals, and to how many. docs/rules.md tells it in words. */

/** Each newborn is dealt to so many people before anything older, those first that the fewest have been dealt. */
export const NEWBORN_SHOWN_TO = 8;
/** How far back it goes. */
export const UNSEEN_DAYS = 30;
