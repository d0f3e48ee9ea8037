/** Ids in inputs: any version of UUID, in any case. */
import { z } from 'zod';

/** @param name the field, for the error. */
export const idField = (name: string) => z.uuid({ error: `${name} must be a UUID.` }).toLowerCase();
