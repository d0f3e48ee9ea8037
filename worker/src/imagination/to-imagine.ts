/** From a character's row to what an imagination is told of it. */
import type { SourceToFuse } from '@chaos/shared/node/domain/fusion/fuse-sources';
import { pictureFiles } from '@chaos/shared/node/domain/pictures';
import type { Storage } from '@chaos/shared/node/storage';
import type { FusionSource } from './imagination.ts';

export const toImagine = (
  { id, name, description, imageKey, origin }: SourceToFuse,
  storage: Pick<Storage, 'read'>,
): FusionSource => ({
  name,
  description,
  wish: origin?.wish ?? null,
  seed: origin?.seed ?? id,
  png: async () => Buffer.from(await storage.read(pictureFiles(imageKey).original)),
});
