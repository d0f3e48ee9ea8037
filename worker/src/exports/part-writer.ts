/** An archive goes into the storage in parts, because a storage takes files whole and an archive is larger than the memory it may take. */
import { Writable } from 'node:stream';
import { exportPart } from '@chaos/shared/core/account/exports';
import type { Storage } from '@chaos/shared/platform/storage';

const PART_BYTES = 4 * 1024 * 1024;

export class PartWriter extends Writable {
  readonly #storage: Storage;
  readonly #folder: string;
  readonly #partBytes: number;
  #waiting: Buffer[] = [];
  #waitingBytes = 0;
  parts = 0;
  bytes = 0;

  /** @param partBytes for tests. */
  constructor(storage: Storage, folder: string, partBytes = PART_BYTES) {
    super();
    this.#storage = storage;
    this.#folder = folder;
    this.#partBytes = partBytes;
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.#waiting.push(chunk);
    this.#waitingBytes += chunk.length;
    if (this.#waitingBytes < this.#partBytes) done();
    else this.#put().then(() => done(), done);
  }

  override _final(done: (error?: Error | null) => void): void {
    if (this.#waitingBytes === 0) done();
    else this.#put().then(() => done(), done);
  }

  async #put(): Promise<void> {
    const part = Buffer.concat(this.#waiting, this.#waitingBytes);
    this.#waiting = [];
    this.#waitingBytes = 0;
    await this.#storage.put(exportPart(this.#folder, this.parts), part);
    this.parts += 1;
    this.bytes += part.length;
  }
}
