/** From a character's row to what an imagination is told of it. */
import type { SourceToFuse } from '@chaos/shared/core/fusion/fuse-sources';
import type { FusionSource } from './imagination.ts';

export const toFusionSource = ({ id, name, description, origin }: SourceToFuse): FusionSource => ({
  name,
  description,
  wish: origin?.wish ?? null,
  seed: origin?.seed ?? id,
});
