/** The member's passkeys: which there are, and one more. */
import { PASSKEYS_MAX, type Passkey } from '@chaos/shared/contract/passkeys';
import { useRef, useState } from 'react';
import { trpc } from '../../api/client.ts';
import { formatDate } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { useFocusOnNext } from '../../ui/focus/use-focus-on-next.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeletons } from '../../ui/skeletons.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { passkeyListMessages as TEXTS } from './passkey-list-messages.ts';
import { whyNoPasskeys } from './passkey-support.ts';
import { RemovePasskeyDialog } from './remove-passkey-dialog.tsx';
import { RenamePasskeyDialog } from './rename-passkey-dialog.tsx';
import { usePasskeyTask } from './use-passkey-task.ts';

export function PasskeyList() {
  const { data, isError, refetch } = trpc.account.passkeys.list.useQuery();
  return (
    <>
      <p className="text-muted">{TEXTS.hint}</p>
      {data ? (
        <Passkeys items={data.items} />
      ) : isError ? (
        <LoadFailed title={TEXTS.failedTitle} onRetry={refetch} />
      ) : (
        <Skeletons className="grid gap-3" count={1}>
          <div className="skeleton h-14" />
        </Skeletons>
      )}
    </>
  );
}

type Doing = { what: 'rename' | 'remove'; passkey: Passkey } | null;

function Passkeys({ items }: { items: readonly Passkey[] }) {
  const [doing, setDoing] = useState<Doing>(null);
  const close = () => setDoing(null);
  const none = useRef<HTMLParagraphElement>(null);
  const focusOnNext = useFocusOnNext(none);
  return (
    <>
      {items.length === 0 ? (
        <p ref={none} tabIndex={-1} className="font-semibold">
          {TEXTS.none}
        </p>
      ) : (
        <ul className="grid gap-4" {...focusOnNext}>
          {items.map((passkey) => (
            <Item key={passkey.id} passkey={passkey} onDo={(what) => setDoing({ what, passkey })} />
          ))}
        </ul>
      )}
      <NewPasskey isFull={items.length >= PASSKEYS_MAX} onAdded={(passkey) => setDoing({ what: 'rename', passkey })} />
      {doing?.what === 'rename' && <RenamePasskeyDialog passkey={doing.passkey} onClose={close} />}
      {doing?.what === 'remove' && <RemovePasskeyDialog passkey={doing.passkey} onClose={close} />}
    </>
  );
}

function Item({ passkey, onDo }: { passkey: Passkey; onDo: (what: 'rename' | 'remove') => void }) {
  const { name, createdAt, lastUsedAt } = passkey;
  return (
    <li tabIndex={-1} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-tile">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm text-muted">
          {`${TEXTS.since(formatDate(createdAt))} · ${lastUsedAt ? TEXTS.last(formatDate(lastUsedAt)) : TEXTS.unused}`}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button aria-haspopup="dialog" onClick={() => onDo('rename')} aria-label={TEXTS.renameOf(name)}>
          {TEXTS.rename}
        </Button>
        <Button aria-haspopup="dialog" onClick={() => onDo('remove')} aria-label={TEXTS.removeOf(name)}>
          {TEXTS.remove}
        </Button>
      </div>
    </li>
  );
}

interface NewPasskeyProps {
  isFull: boolean;
  /** It is then asked what it is to be called. */
  onAdded: (passkey: Passkey) => void;
}

function NewPasskey({ isFull, onAdded }: NewPasskeyProps) {
  const { client, account } = trpc.useUtils();
  const { isBusy, refusal, run } = usePasskeyTask();
  const hindrance = whyNoPasskeys();
  if (hindrance) return <p className="text-muted">{TEXTS.unable[hindrance]}</p>;
  if (isFull) return <p className="text-muted">{TEXTS.full(PASSKEYS_MAX)}</p>;
  const add = () =>
    run(async () => {
      const { createPasskey } = await import('./webauthn.ts');
      const credential = await createPasskey(await client.account.passkeys.beginAdding.mutate());
      const passkey = await client.account.passkeys.finishAdding.mutate({ credential });
      await account.passkeys.list.invalidate();
      showToast(TEXTS.added(passkey.name));
      onAdded(passkey);
    });
  return (
    <>
      <Button onClick={() => void add()} aria-disabled={isBusy} className="justify-self-start">
        {isBusy ? TEXTS.adding : TEXTS.add}
      </Button>
      {refusal && (
        <p role="alert" className="rounded-control bg-danger-bg px-3.5 py-2.5 font-semibold text-danger-text">
          {refusal}
        </p>
      )}
    </>
  );
}
