import { expect, test } from 'vitest';
import { z } from 'zod';
import { createRequestId } from './request-id.ts';

test('a request id is a UUID as the server wants it, and no two are alike', () => {
  const ids = Array.from({ length: 500 }, createRequestId);
  for (const id of ids) expect(z.uuidv4().safeParse(id).success).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
});
