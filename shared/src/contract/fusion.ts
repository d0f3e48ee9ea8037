/** Fusion: two or three of one's own characters become one new one, and are gone. */

export interface FuseInput {
  /** Two or three different ones, in the order in which they were picked. */
  characterIds: string[];
  /** A UUID made by the client: the same one again returns the same ticket. */
  requestId: string;
}
