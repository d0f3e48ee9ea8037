/** What a fused character was made of: kept as it was then, with the keys of its pictures rather than their addresses. */
import type { FusedMetadata } from '../../../contract/characters.ts';
import { pictureUrls } from '../pictures.ts';

export interface StoredSource {
  id: string;
  name: string;
  description: string;
  imageKey: string;
  thumbhash: string;
}

/** As it lies in `fused_metadata`. */
export interface StoredFusion {
  sources: StoredSource[];
  /** A time as PostgreSQL writes it in JSON. */
  fusedAt: string;
}

export function toFusedMetadata({ sources, fusedAt }: StoredFusion): FusedMetadata {
  return {
    sourceCharacters: sources.map(({ id, name, description, imageKey, thumbhash }) => {
      const { imageUrl, imageUrl256 } = pictureUrls(imageKey);
      return { id, name, description, imageUrl, imageUrl256, thumbhash };
    }),
    fusionDate: new Date(fusedAt),
  };
}
