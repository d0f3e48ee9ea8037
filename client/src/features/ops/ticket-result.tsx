import type { OpsResult } from '@chaos/shared/contract/ops-tickets';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../ui/button.tsx';
import { opsMessages } from './messages.ts';

const TEXTS = opsMessages.drawer;

export function TicketResult({ result }: { result: OpsResult }) {
  const { characterId, name, imageUrl256, imageUrl512 } = result;
  return (
    <section className="grid gap-2">
      <h3 className="detail-heading">{TEXTS.result}</h3>
      <div className="flex flex-wrap items-center gap-4">
        {imageUrl512 && imageUrl256 && (
          <img
            src={imageUrl512}
            srcSet={`${imageUrl256} 256w, ${imageUrl512} 512w`}
            sizes="160px"
            width={160}
            height={160}
            alt={name ?? ''}
            decoding="async"
            className="size-40 rounded-tile bg-raised object-cover"
          />
        )}
        <div className="grid min-w-0 justify-items-start gap-2">
          {name !== null && (
            <p className="font-bold wrap-anywhere">
              <bdi>{name}</bdi>
            </p>
          )}
          {name === null && <p className="text-muted">{characterId === null ? TEXTS.story : TEXTS.hiddenResult}</p>}
          {characterId !== null && name !== null && (
            <Link to="/character/$id" params={{ id: characterId }} className={buttonClass('quiet')}>
              {TEXTS.openCharacter}
            </Link>
          )}
        </div>
      </div>
    </section>
  );
}
