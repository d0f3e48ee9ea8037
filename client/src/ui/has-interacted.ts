/** True when somebody has pressed anything since the page was loaded; where the browser cannot tell, they have. */
export function hasInteracted(): boolean {
  const { userActivation }: { userActivation?: UserActivation } = navigator;
  return userActivation?.hasBeenActive ?? true;
}
