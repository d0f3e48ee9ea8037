/** The same form sent again carries the same id until it was answered well: a lost answer makes nothing happen twice. */
import { createRequestId } from '../../api/request-id.ts';

export interface RequestIds {
  idFor(form: unknown): string;
  /** It has happened: the same form from now on is another wish. */
  settle(requestId: string): void;
}

export function createRequestIds(create: () => string = createRequestId): RequestIds {
  const open = new Map<string, string>();
  return {
    idFor(form) {
      const key = JSON.stringify(form);
      const id = open.get(key) ?? create();
      open.set(key, id);
      return id;
    },
    settle(requestId) {
      for (const [key, id] of open) if (id === requestId) open.delete(key);
    },
  };
}

/** Outlives the forms: somebody may look at the offers between two tries. */
export const requestIds = createRequestIds();
