/** What a fused character was made of. The sources are retired: they are remembered here, and lead nowhere. */

import type { FusedMetadata } from '@chaos/shared/contract/characters';
import { formatDate } from '../../lib/format.ts';
import { HyphenatedName } from '../../ui/hyphenated-name.tsx';
import { characterMessages } from './messages.ts';
import { MiniPicture } from './mini-picture.tsx';

interface MadeOfProps {
  fusion: FusedMetadata;
  Heading: 'h2' | 'h3';
}

export function MadeOf({ fusion: { sourceCharacters, fusionDate }, Heading }: MadeOfProps) {
  return (
    <section className="grid gap-3">
      <Heading className="detail-heading">{characterMessages.detail.madeOf}</Heading>
      <div className="made-of">
        <ul className="made-of-sources">
          {sourceCharacters.map((source) => (
            <li key={source.id}>
              <MiniPicture character={source} sizes="128px" />
              <p className="font-bold wrap-anywhere">
                <HyphenatedName name={source.name} />
              </p>
              <p dir="auto" className="made-of-lore">
                {source.description}
              </p>
            </li>
          ))}
        </ul>
        <p className="made-of-date">
          {characterMessages.detail.fusedOn} <time dateTime={fusionDate.toISOString()}>{formatDate(fusionDate)}</time>
        </p>
      </div>
    </section>
  );
}
