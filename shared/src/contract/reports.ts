/** What people say is wrong with something. What operators see of it is in ops.ts. */
export const REPORT_TARGETS = ['character', 'comment', 'collection'] as const;
export type ReportTarget = (typeof REPORT_TARGETS)[number];

export const REPORT_REASONS = ['hateful', 'sexual', 'violent', 'personal_data', 'stolen', 'spam', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** The answer to whoever reports; the same for a second report of the same by the same person. */
export interface ReportReceipt {
  filed: true;
}
