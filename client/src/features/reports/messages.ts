/** The fixed texts of reporting what should not be here. */
import type { ReportReason, ReportTarget } from '@chaos/shared/contract/reports';

export const REPORT_REASON_NAMES: Record<ReportReason, string> = {
  hateful: 'Hateful',
  sexual: 'Sexual',
  violent: 'Violent',
  personal_data: 'Personal data',
  stolen: 'Stolen',
  spam: 'Spam',
  other: 'Something else',
};

export const reportMessages = {
  menu: {
    character: 'More about this brainrot',
    comment: (name: string) => `More about the comment: ${name}`,
    collection: 'More about this collection',
  },
  action: 'Report',
  takeDown: 'Take down',
  title: {
    character: 'Report this brainrot',
    comment: 'Report this comment',
    collection: 'Report this collection',
  } satisfies Record<ReportTarget, string>,
  ask: 'What is wrong with it?',
  hints: {
    hateful: 'Against people for who they are',
    sexual: 'Nothing that children should see',
    violent: 'Gore, threats, or joy in pain',
    personal_data: 'Somebody’s face, name, address or number',
    stolen: 'Somebody else’s work or brand',
    spam: 'Advertising, or the same over and over',
    other: 'Whatever else should not be here',
  } satisfies Record<ReportReason, string>,
  send: 'Send report',
  busy: 'Sending…',
  cancel: 'Cancel',
  choose: 'Choose a reason first.',
  thanks: { title: 'Thanks for telling us', description: 'Somebody will look at it.' },
  failed: 'The report did not get through. Please try again.',
} as const;
