/** The fixed texts of taking along, leaving and coming back. */
import { DAYS_TO_COME_BACK } from '@chaos/shared/contract/leaving';

export const leavingMessages = {
  takeAlong: {
    title: 'Take along',
    hint: 'Everything of yours as one archive: characters with their pictures and lores, battles, offers, comments and notices. A page inside shows it without us.',
    ask: 'Make an archive',
    asked: { title: 'Your archive is being made', description: 'This page shows how far it is. You may leave it.' },
    states: { waiting: 'Waiting for a worker', running: 'Being made', done: 'Ready', failed: 'This one could not be made' },
    from: (date: string) => `asked for on ${date}`,
    until: (size: string, date: string) => `${size}, to be fetched until ${date}`,
    over: 'Its time is over',
    fetch: 'Fetch it',
    fetchOf: (date: string) => `Fetch the archive of ${date}`,
    progress: 'How far the archive is',
    failedTitle: 'Your archives could not be loaded',
    failed: 'That did not work',
  },

  leave: {
    title: 'Leave',
    hint: `Your account ends ${DAYS_TO_COME_BACK} days after you ask for it. Until then you can sign in and press “Come back”, and everything is as it was. After that nothing here knows your address, your name or your comments. What you want to keep, take along first.`,
    ask: 'Leave …',
    dialogTitle: 'Leave the Hall of Chaos?',
    legend: 'What becomes of your characters',
    fates: {
      leave: 'They stay, made by somebody who left; hidden ones are deleted',
      delete: 'They are deleted',
    },
    confirm: 'Leave',
    cancel: 'Stay',
    failed: 'You have not left',
    unknown: {
      title: 'No answer came',
      description: 'You may have left all the same. If so, you are signed out in a moment.',
    },
    leftUnheard: {
      title: 'You are leaving',
      description:
        'No answer came, but you are signed out. A mail says when everything ends: to come back, sign in before that and press “Come back”.',
    },
    left: (date: string) => ({
      title: 'You are leaving',
      description: `Everything ends on ${date}. To come back, sign in before that and press “Come back”. We have mailed you this, too.`,
    }),
  },

  comeBack: {
    title: 'You are leaving',
    until: (date: string) => `Your account ends on ${date}.`,
    hint: 'Until then everything of yours rests as it is: your offers wait, and nobody takes anything of yours.',
    action: 'Come back',
    signOut: 'Sign out',
    done: { title: 'Welcome back', description: 'Everything is as it was.' },
    failed: 'That did not work',
  },
} as const;
