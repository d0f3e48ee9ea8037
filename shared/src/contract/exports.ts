/** Everything of a member as one archive, as browser and server see it. */

/** So many archives a member may ask for within a day; one is made at a time. */
export const EXPORTS_A_DAY = 3;
/** So long one can be fetched. */
export const EXPORT_DAYS = 7;
/** So long a link to one is good, once. */
export const EXPORT_LINK_MINUTES = 10;

export type ExportState = 'waiting' | 'running' | 'done' | 'failed';

export interface Export {
  id: string;
  state: ExportState;
  /** 0 to 100; never goes back. */
  percent: number;
  /** Of the archive; null until it is done. */
  bytes: number | null;
  createdAt: Date;
  /** Until when it can be fetched; null until it is done. */
  endsAt: Date | null;
}

export interface ExportLink {
  /** A path of ours, good once. */
  url: string;
  endsAt: Date;
}
