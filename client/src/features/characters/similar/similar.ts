import { optionalPart } from '../../../ui/optional-part.tsx';

/** Below all else that is told of a character, so that nothing waits for it. */
export const Similar = optionalPart(() => import('./similar-section.tsx'));
