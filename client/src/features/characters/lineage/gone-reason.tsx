import { Link } from '@tanstack/react-router';
import { trpc } from '../../../api/client.ts';
import { HyphenatedName } from '../../../ui/hyphenated-name.tsx';
import { characterMessages } from '../messages.ts';
import { lineageMessages } from './messages.ts';

/** On the old address of what is gone: what it has become where it was fused, else what may be the cause. */
export function GoneReason({ id }: { id: string }) {
  const { data } = trpc.characters.successor.useQuery({ id });
  if (!data) return characterMessages.detail.goneText;
  return (
    <span role="status">
      {lineageMessages.becameOf}{' '}
      <Link to="/character/$id" params={{ id: data.id }} className="font-bold wrap-anywhere underline">
        <HyphenatedName name={data.name} />
      </Link>
    </span>
  );
}
