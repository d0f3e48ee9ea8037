/** What nobody sees, and what terminals obey: it could move the cursor, hide what was said before, or type. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** @returns a text of somebody else as one line, in which such characters have their numbers. */
export function printable(text: string): string {
  return text.replace(UNSEEN, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`);
}
