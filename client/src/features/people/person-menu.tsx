import type { Profile } from '@chaos/shared/contract/profiles';
import { useNavigate } from '@tanstack/react-router';
import { DotsMenu } from '../../ui/dots-menu.tsx';
import { peopleMessages } from './messages.ts';
import { PersonMenuItems } from './person-menu-items.tsx';

/** On somebody's profile, for members. */
export function PersonMenu({ profile }: { profile: Profile }) {
  const navigate = useNavigate();
  // There is no such page any more, and Back should not lead to it.
  const leave = () => void navigate({ to: '/', search: {}, replace: true });
  return (
    <DotsMenu label={peopleMessages.menu(profile.displayName)}>
      {(close) => <PersonMenuItems person={profile} isMuted={profile.isMuted} onChosen={close} onBlocked={leave} />}
    </DotsMenu>
  );
}
