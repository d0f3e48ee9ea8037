/**
 * Readers for search parameters. A shared link may hold anything: what is unknown falls back and never throws,
 * because an exception here would turn a bad link into an error page.
 */
type Reader<T> = (raw: unknown) => T;

export function oneOf<const T extends string>(values: readonly T[], fallback: T): Reader<T> {
  return (raw) => values.find((value) => value === raw) ?? fallback;
}

/** Numbers and booleans come out of an address as such, because the router reads it as JSON. */
export function text(max: number): Reader<string> {
  return (raw) => (raw == null || typeof raw === 'object' ? '' : String(raw).slice(0, max));
}

/** For links to Home's first view: they are not "the current page" while another view of Home is open. */
export const EXACTLY = { exact: true };
