/** What a fused character was made of: kept as it was then, with the keys of its pictures rather than their addresses. */
import type { FusedMetadata } from '../../contract/characters.ts';
import { type PictureAddress, sourcePictureUrls } from '../pictures/picture-files.ts';

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

/** @param address of the fused character. */
export function toFusedMetadata({ sources, fusedAt }: StoredFusion, address: PictureAddress): FusedMetadata {
  return {
    sourceCharacters: sources.map(({ id, name, description, thumbhash }, at) => ({
      ...{ id, name, description, thumbhash },
      ...sourcePictureUrls(address, at),
    })),
    fusionDate: new Date(fusedAt),
  };
}
