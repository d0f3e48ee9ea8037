/** Eyes, ears, a nose, a tongue, legs: apart from a body they are nobody's. */
const BODY_PARTS: ReadonlySet<string> = new Set('1f440 1f441-fe0f 1f442 1f443 1f444 1f445 1f9b5 1f9b6 1f4aa 1f9be'.split(' '));

export const isBodyPart = (look: string): boolean => BODY_PARTS.has(look);
