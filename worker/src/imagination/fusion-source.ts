/** From a character's row to what an imagination is told of it. */
import type { SourceToFuse } from '@chaos/shared/core/fusion/fuse-sources';
import { pictureFiles } from '@chaos/shared/core/pictures/picture-files';
import type { Storage } from '@chaos/shared/platform/storage';
import type { FusionSource } from './imagination.ts';

export const toFusionSource = (
  { id, name, description, imageKey, origin }: SourceToFuse,
  storage: Pick<Storage, 'read'>,
): FusionSource => ({
  name,
  description,
  wish: origin?.wish ?? null,
  seed: origin?.seed ?? id,
  png: async () => Buffer.from(await storage.read(pictureFiles(imageKey).original)),
});
