/** What operators do not get to see: the hidden message of a wish, keys and tokens. */

const MASK = '•••';

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** In an error's own words there may be anything that a library or a provider was given. */
export function maskSecrets(text: string, hidden: readonly (string | null | undefined)[]): string {
  let masked = text;
  for (const secret of hidden)
    if (secret) masked = masked.replaceAll(new RegExp(secret.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'), 'giu'), MASK);
  return (
    masked
      .replace(/\/\/[^\s/@]+@/g, `//${MASK}@`)
      .replace(/\b(Bearer|Basic)\s+[^\s"',;]+/gi, `$1 ${MASK}`)
      .replace(/\b(api[-_]?key|key|token|secret|password|signature)(["']?\s*[=:]\s*["']?)[^\s"'&,;]+/gi, `$1$2${MASK}`)
      .replace(/\b(?:sk|pk|key)-[\w-]{8,}/g, MASK)
      // Whatever is as long as a token and no id.
      .replace(/[\w-]{32,}/g, (word) => (UUID.test(word) ? word : MASK))
  );
}
