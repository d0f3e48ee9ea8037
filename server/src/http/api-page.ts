/** Every procedure with the schema of its input. What comes out is in the type of the router. */

import { escapeHtml } from '@chaos/shared/rules/escape-html';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { appRouter } from '../trpc/router.ts';
import { registerDeveloperPage } from './developer-page.ts';

export function registerApiPage(app: FastifyInstance): void {
  registerDeveloperPage(app, { address: '/api', title: 'Procedures', readBody: describeAll });
}

/** tRPC keeps all procedures by their full path; its types show them as the tree that they were written in. */
const procedures = appRouter._def.procedures as unknown as Record<string, { _def: { type: string; inputs: unknown[] } }>;

function describeAll(): string {
  return Object.entries(procedures)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, { _def }]) => describe(path, _def.type, _def.inputs))
    .join('');
}

function describe(path: string, type: string, inputs: readonly unknown[]): string {
  const schemas = inputs.map((input) => `<pre>${escapeHtml(describeInput(input))}</pre>`);
  return `<article id="${path}"><h2>${path}</h2><p>${type}</p>${schemas.join('') || '<p>No input.</p>'}</article>`;
}

function describeInput(input: unknown): string {
  if (!(input instanceof z.ZodType)) return 'An input without a schema.';
  const { $schema: _dialect, ...schema } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
  return JSON.stringify(schema, null, 2);
}
