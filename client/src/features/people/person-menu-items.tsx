/** What can be done about a person, as items of a menu. */
import type { PersonSummary } from '@chaos/shared/contract/people';
import { useState } from 'react';
import { useAuth } from '../../auth/provider.tsx';
import { Ban, Mute, Unmute } from '../../ui/icons.tsx';
import { BlockDialog } from './block-dialog.tsx';
import { peopleMessages } from './messages.ts';
import { useHiding } from './use-hiding.ts';

interface PersonMenuItemsProps {
  person: PersonSummary;
  /** Where it is known; muting somebody who is muted changes nothing. */
  isMuted?: boolean;
  /** Before anything happens. */
  onChosen: () => void;
  onBlocked?: () => void;
}

/** Nothing for visitors, to whom nobody is hidden, and of oneself. */
export function PersonMenuItems(props: PersonMenuItemsProps) {
  const { user } = useAuth();
  return user && user.id !== props.person.id ? <Items {...props} /> : null;
}

function Items({ person, isMuted = false, onChosen, onBlocked }: PersonMenuItemsProps) {
  const [isAsking, setAsking] = useState(false);
  const { hide, show } = useHiding(person, { kind: 'muted' });
  const MuteIcon = isMuted ? Unmute : Mute;
  return (
    <>
      <button
        type="button"
        onClick={() => {
          onChosen();
          if (isMuted) show();
          else hide();
        }}
      >
        <MuteIcon className="size-5 text-muted" />
        <bdi>{isMuted ? peopleMessages.unmute(person.username) : peopleMessages.mute(person.username)}</bdi>
      </button>
      <button
        type="button"
        onClick={() => {
          onChosen();
          setAsking(true);
        }}
      >
        <Ban className="size-5 text-muted" />
        <bdi>{peopleMessages.block(person.username)}</bdi>
      </button>
      {isAsking && <BlockDialog person={person} onBlocked={onBlocked} onClose={() => setAsking(false)} />}
    </>
  );
}
