/** The fixed texts of profiles. Those that acceptance.md quotes stay as they are. */
import { AVATAR_SENTENCES } from '@chaos/shared/rules/avatar-limits';

export const profileMessages = {
  avatarOf: (name: string) => `Picture of ${name}`,
  title: 'Profile',
  following: 'following',
  tabsLabel: 'Your profile',
  tabs: { mine: 'My Characters', fuse: 'FUSE LAB', following: 'Following', collections: 'Collections' },
  others: 'Characters',
  thisIsYou: 'This is how others see you.',
  toOwn: 'Open your profile',
  listFailed: 'Failed to load characters',
  headerFailed: 'The profile could not be loaded',
  empty: {
    mine: { text: 'No brainrots of yours yet.', hint: 'Your first one is a few odd ideas away.', action: 'Generate one' },
    fuse: { text: 'Nothing to fuse yet.', hint: 'Two brainrots make a start, three make a mess.', action: 'Generate one' },
    following: {
      text: 'Nobody you follow has made anything yet.',
      hint: 'Follow a few creators, and what they make shows up here.',
      action: 'Find creators',
    },
    user: { text: 'Nothing to see here yet.', hint: 'No public brainrots so far.', action: 'Back to the Hall of Chaos' },
  },
  emptied: {
    text: 'None left.',
    hint: 'The next one is a few odd ideas away.',
    action: 'Generate one',
  },
  private: 'Private',
  isPrivate: 'Private. Only you can see it.',
  privacy: 'Public',
  privacyOf: (name: string) => `${name} is public`,
  peace: {
    label: 'Peace: nobody fights for mine',
    hint: {
      /** Before it. */
      off: 'You lose nothing, and take nothing until a day after it. What you have just won can still be won back.',
      /** While it lasts. */
      on: 'It lasts until you end it. You lose nothing, and take nothing until a day after its end.',
      /** On the day after it. */
      after: (when: string) => `Yours can be fought for again. You take what you win from ${when} on.`,
    },
    /** On somebody else's profile. */
    ofOther: {
      on: 'Has peace, and may end it at any time: nobody takes theirs, and they take nothing.',
      after: (when: string) => `Has ended a peace: theirs can be fought for, and they take nothing until ${when}.`,
    },
    begun: { title: 'Peace', description: 'Yours stay yours.' },
    ended: { title: 'The peace is over', description: 'Yours can be fought for again.' },
    failed: 'That did not work',
  },
  followed: (name: string) => ({ title: `Followed ${name}` }),
  unfollowed: (name: string) => ({ title: `Unfollowed ${name}` }),
  followFailed: { title: 'Failed to update follow status' },

  avatar: {
    change: 'Change your picture',
    title: 'Your picture',
    choose: 'Choose a picture',
    hint: 'PNG, JPEG, WebP, GIF or AVIF, at most 5 MB.',
    upload: 'Upload',
    busy: 'Uploading…',
    cancel: 'Cancel',
    preview: 'The picture you have chosen',
    missing: { title: 'You must select an image to upload.' },
    notImage: { title: AVATAR_SENTENCES.notImage },
    tooBig: { title: AVATAR_SENTENCES.tooBig },
    failed: 'Failed to upload profile picture',
    done: { title: 'Profile picture updated successfully!' },
  },
} as const;
