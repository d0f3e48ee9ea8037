/** What passkeys are bound to: the one origin of the product. A page of any other name gets none of them. */

/** Ed25519, ES256 and RS256, by their COSE numbers: what devices have, of which the first that one knows is taken. */
export const ALGORITHMS = [-8, -7, -257];

export function relyingParty(publicUrl: string): { id: string; origin: string } {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin };
}
