/** The port through which pictures are asked for: one function for each way in which servers are spoken to. */
import type { ImageSettings } from '@chaos/shared/platform/ai-settings';
import type { EstimatedProgress } from '../estimated-progress.ts';
import type { ServerCalls } from '../json-calls.ts';
import type { Limits } from '../timeouts-and-tries.ts';

export interface PictureMeans {
  settings: ImageSettings;
  /** For the AI SDK; it reaches the provider, and the hosts that pictures may come from. */
  fetch: typeof fetch;
  /** For servers with a language of their own. */
  calls: ServerCalls;
  limits: Limits;
  /** Ends the work; what the server can be told to stop, is. */
  signal: AbortSignal;
  /** Where a server tells how far it is. */
  progress: EstimatedProgress;
}

/** @returns the bytes that are said to be a picture. @throws {ProviderFailure} */
export type AskForPicture = (prompt: string, means: PictureMeans) => Promise<Uint8Array>;
