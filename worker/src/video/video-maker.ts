/** Makes one character's video at a time, in the pauses of this process. */
import {
  type ClaimedVideo,
  claimVideo,
  completeVideo,
  failVideo,
  releaseVideo,
} from '@chaos/shared/core/characters/pending-videos';
import { readSourceType } from '@chaos/shared/core/content-credentials/source-label';
import { listUncredited } from '@chaos/shared/core/content-credentials/uncredited-characters';
import { readFusionOrigin } from '@chaos/shared/core/fusion/read-fusion-origin';
import { announce } from '@chaos/shared/core/live/announce';
import { notePendingFolder } from '@chaos/shared/core/pictures/orphaned-files';
import { newVideoFolder, pictureFiles, videoFile } from '@chaos/shared/core/pictures/picture-files';
import type { Database } from '@chaos/shared/platform/database';
import type { LiveBus } from '@chaos/shared/platform/live-bus';
import type { Logger } from '@chaos/shared/platform/logging';
import type { Storage } from '@chaos/shared/platform/storage';
import { untilDatabaseAnswers } from '@chaos/shared/platform/wait-for-database';
import type { SignFile } from '../content-credentials/content-credentials.ts';
import { creditVideo } from '../content-credentials/credit-pictures.ts';
import { toFusionSource } from '../imagination/fusion-source.ts';
import type { AnimationContext, Imagination, Pixels } from '../imagination/imagination.ts';
import { type Encoder, encodeVideo } from './encoder.ts';
import type { IdleGate } from './idle-gate.ts';

/** Of what went wrong, this much is kept. */
const ERROR_LENGTH = 500;

export interface VideoMakerOptions {
  db: Database;
  bus: LiveBus;
  log: Logger;
  workerId: string;
  idleGate: IdleGate;
  imagination: Imagination;
  storage: Storage;
  appSecret: string;
  sign: SignFile;
  encoder: Encoder;
}

export class VideoMaker {
  readonly #options: VideoMakerOptions;
  readonly #stopping = new AbortController();
  readonly #running = new Set<string>();

  constructor(options: VideoMakerOptions) {
    this.#options = options;
  }

  /** Aborts what runs, and gives it back. None begins after this. */
  stop(): void {
    this.#stopping.abort();
  }

  /** Makes a character's video, unless there is nothing to do. A failure is written down; it is tried again later. */
  async run(characterId: string): Promise<void> {
    const { db, log, workerId, idleGate } = this.#options;
    const { signal } = this.#stopping;
    // Delivered twice to one process: the first delivery does the work.
    if (this.#running.has(characterId)) return;
    this.#running.add(characterId);
    try {
      await idleGate.wait(signal);
      const video = await this.#untilDatabaseAnswers(() => claimVideo(db, { characterId, workerId }));
      if (video) await this.#make(video);
    } catch (error) {
      if (!signal.aborted) log.warn({ err: error, characterId }, 'a video could not be made');
    } finally {
      this.#running.delete(characterId);
    }
  }

  async #make(video: ClaimedVideo): Promise<void> {
    const { db, log } = this.#options;
    const { characterId } = video;
    const started = performance.now();
    try {
      const { isKept, bytes } = await this.#makeAndKeep(video);
      log.info({ characterId, ms: Math.round(performance.now() - started), bytes, isKept }, 'a video is made');
    } catch (error) {
      if (this.#stopping.signal.aborted) {
        await releaseVideo(db, video);
        return;
      }
      const reason = (error instanceof Error ? error.message : String(error)).slice(0, ERROR_LENGTH);
      const attemptsLeft = await this.#untilDatabaseAnswers(() => failVideo(db, video, reason));
      log.warn({ err: error, characterId, attemptsLeft }, attemptsLeft > 0 ? 'a video failed' : 'a video is given up');
    }
  }

  async #makeAndKeep(video: ClaimedVideo): Promise<{ isKept: boolean; bytes: number }> {
    const { db, bus, storage, appSecret, sign, encoder } = this.#options;
    const { signal } = this.#stopping;
    const picture = Buffer.from(await storage.read(pictureFiles(video.imageKey).largest));
    const bytes = creditVideo(await encodeVideo(encoder, this.#animate(video, picture), signal), picture, sign);
    const folder = newVideoFolder(appSecret, bytes);
    await this.#untilDatabaseAnswers(() => notePendingFolder(db, folder, video.characterId));
    try {
      await storage.put(videoFile(folder), bytes);
    } catch (error) {
      // What went wrong first is what matters.
      await Promise.allSettled([storage.removeFolder(folder)]);
      throw error;
    }
    // The file is there before the row says so. When the answer of a commit is lost, the next call tells what it was.
    const kept = await this.#untilDatabaseAnswers(() => completeVideo(db, video, folder));
    // A picture of before: it may have been credited meanwhile, and its video with it would have been.
    if (kept && !readSourceType(picture, 'webp')) await this.#untilDatabaseAnswers(() => listUncredited(db, video.characterId));
    if (kept) announce(bus, { members: [{ topic: 'characters', userIds: [kept.ownerId], ids: [video.characterId] }] });
    else await storage.removeFolder(folder);
    return { isKept: kept !== null, bytes: bytes.length };
  }

  async *#animate({ characterId, origin }: ClaimedVideo, picture: Uint8Array): AsyncGenerator<Pixels> {
    const { db, imagination, idleGate } = this.#options;
    const { signal } = this.#stopping;
    const contextOf = (seed: string): AnimationContext => ({ seed, signal, takeTurn: () => idleGate.wait(signal) });
    if (origin) {
      yield* imagination.animateCharacter(origin.wish, picture, contextOf(origin.seed));
      return;
    }
    const fusion = await this.#untilDatabaseAnswers(() => readFusionOrigin(db, characterId));
    const sources = fusion?.sources.map(toFusionSource);
    if (fusion && sources) yield* imagination.animateFusion(sources, picture, contextOf(fusion.seed));
    else yield* imagination.animatePicture(picture, contextOf(characterId));
  }

  #untilDatabaseAnswers<T>(call: () => Promise<T>): Promise<T> {
    return untilDatabaseAnswers(call, { log: this.#options.log, signal: this.#stopping.signal });
  }
}
