/** What a backup is made of; docs/operations.md describes it for people. */
import { z } from 'zod';

export const FORMAT = 1;
export const MANIFEST = 'manifest.json';
export const SUMS = 'SHA256SUMS';
export const SECRET = 'keys/app-secret';
/** While it is being written. */
export const PARTIAL = '.partial';

const PICTURES = 'pictures/';

export const ManifestSchema = z.object({
  format: z.literal(FORMAT),
  takenAt: z.iso.datetime(),
  /** In the order in which they ran. */
  migrations: z.array(z.string()).min(1),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number().int().min(0) })),
  sequences: z.array(z.object({ name: z.string(), lastValue: z.string(), isCalled: z.boolean() })),
  /** Files that rows name and the storage did not have. */
  missing: z.array(z.string()),
  /** How many there are beside this one and the list of sums. */
  files: z.number().int().min(1),
});
export type Manifest = z.output<typeof ManifestSchema>;

/** Something that the person who called has to know, in a sentence of its own. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

export const tableFile = (table: string): string => `tables/${table}.copy`;
export const pictureFile = (key: string): string => PICTURES + key;

/** @returns null for what is no picture. */
export function keyOfPicture(name: string): string | null {
  return name.startsWith(PICTURES) ? name.slice(PICTURES.length) : null;
}

/** Plain names alone: no other can lead out of the folder. */
export function isPlainName(name: string): boolean {
  return /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/.test(name);
}

export function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}

/** What is in one of the two alone. */
export function differenceOf(one: ReadonlySet<string>, other: ReadonlySet<string>): string[] {
  return [...[...one].filter((name) => !other.has(name)), ...[...other].filter((name) => !one.has(name))];
}
