import type { FastifyReply } from 'fastify';
import type { PageHead } from './write-head.ts';

/** What a page holds beyond the built document. */
export interface PageContent {
  head?: PageHead;
  screen?: Screen | null;
  /** Asked for together with the entry, before it can ask for them. */
  scripts?: readonly string[];
}

/** A screen that stands before any script. */
export interface Screen {
  html: Buffer | string;
  css: Buffer | string;
  /** What the script would ask for, as superjson, and the name under which it looks for it. */
  data?: { key: string; json: Buffer | string };
  preloads?: readonly string[];
  /** More for the head, and for the end of the body. */
  head?: string;
  end?: string;
  /** Of one person alone. */
  isPersonal?: true;
}

export type SendPage = (reply: FastifyReply, status: number, content?: PageContent) => Promise<FastifyReply>;
