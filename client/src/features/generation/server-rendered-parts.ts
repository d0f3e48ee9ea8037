/** What the server has in its markup and no browser in its page. Given from outside, so that no page loads it. */
import type { ReactNode } from 'react';

interface ServerParts {
  inForm?: ReactNode;
  insteadOfHome?: ReactNode;
}

export const serverParts: { current: ServerParts } = { current: {} };
