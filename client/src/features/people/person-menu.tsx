import type { Profile } from '@chaos/shared/contract/profiles';
import { DotsMenu } from '../../ui/dots-menu.tsx';
import { peopleMessages } from './messages.ts';
import { PersonItems } from './person-items.tsx';

/** On somebody's profile, for members. */
export function PersonMenu({ profile }: { profile: Profile }) {
  return (
    <DotsMenu label={peopleMessages.menu(profile.displayName)}>
      {(close) => <PersonItems person={profile} isMuted={profile.isMuted} onChosen={close} />}
    </DotsMenu>
  );
}
