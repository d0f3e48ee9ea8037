/** The fixed texts of taking along, leaving and coming back. */
import { DAYS_TO_COME_BACK } from '@chaos/shared/contract/leaving';

export const leavingMessages = {
  takeAlong: {
    title: 'Download your data',
    hint: 'Get everything of yours in one archive: characters with their pictures and lore, battles, offers, comments and notifications. A page inside shows it all, even without us.',
    ask: 'Make an archive',
    asked: { title: 'We are making your archive', description: 'Watch its progress here. You can leave this page meanwhile.' },
    states: { waiting: 'Waiting in line', running: 'In the making', done: 'Ready', failed: 'We could not make this one' },
    from: (date: string) => `requested on ${date}`,
    until: (size: string, date: string) => `${size}, ready to download until ${date}`,
    over: 'No longer available',
    fetch: 'Download',
    fetchOf: (date: string) => `Download the archive from ${date}`,
    progress: 'Progress of your archive',
    failedTitle: 'Your archives could not be loaded',
    failed: 'That did not work',
  },

  leave: {
    title: 'Leave for good',
    hint: `Your account ends ${DAYS_TO_COME_BACK} days after you ask. Until then you can sign in and press “Come back”, and everything is as it was. After that, your address, your name and your comments are gone from here. Want to keep something? Download your data first.`,
    ask: 'Leave …',
    dialogTitle: 'Leave the Hall of Chaos?',
    legend: 'What happens to your characters',
    fates: {
      leave: 'They stay, shown as made by somebody who left. Private ones are deleted.',
      delete: 'They are deleted.',
    },
    confirm: 'Leave',
    cancel: 'Stay',
    archives: {
      open: 'Your archive is still being made. Once you leave you cannot download it any more, so wait for it and download it first.',
      ready: 'Your archive is ready. Once you leave you cannot download it any more, so download it first.',
    },
    failed: 'You have not left',
    unknown: {
      title: 'We got no answer',
      description: 'You may have left anyway. If so, you will be signed out in a moment.',
    },
    leftUnheard: {
      title: 'You are leaving',
      description:
        'We got no answer, but you are signed out. Our e-mail tells you when your account ends. To come back, sign in before then and press “Come back”.',
    },
    left: (date: string) => ({
      title: 'You are leaving',
      description: `Your account ends on ${date}. To come back, sign in before then and press “Come back”. We have sent you an e-mail about it, too.`,
    }),
  },

  comeBack: {
    title: 'You are leaving',
    until: (date: string) => `Your account ends on ${date}.`,
    hint: 'Until then, everything of yours stays as it is. Your offers wait, and nobody can take anything from you.',
    action: 'Come back',
    signOut: 'Sign out',
    done: { title: 'Welcome back', description: 'Everything is just as you left it.' },
    failed: 'That did not work',
  },
} as const;
