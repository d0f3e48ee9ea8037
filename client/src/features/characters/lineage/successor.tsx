import { Link } from '@tanstack/react-router';
import { trpc } from '../../../api/client.ts';
import { lineageMessages } from './messages.ts';

/** On the old address of what was fused: where it went. Nothing where there is nothing to be told. */
export function Successor({ of }: { of: string }) {
  const { data } = trpc.characters.successor.useQuery({ id: of });
  if (!data) return null;
  return (
    <p className="text-lg wrap-anywhere" role="status">
      {lineageMessages.becameOf}{' '}
      <Link to="/character/$id" params={{ id: data.id }} className="font-bold underline">
        <bdi>{data.name}</bdi>
      </Link>
    </p>
  );
}
