/** Which addresses are nothing for search engines. */
import type { FastifyInstance } from 'fastify';

/** Calls, what operators see, and screens of one person. Other people's profiles are for everybody. */
const NOT_FOR_ROBOTS = ['/trpc', '/ops', '/profile$', '/profile?', '/settings', '/trading', '/auth'];

export function registerRobots(app: FastifyInstance, publicUrl: string): void {
  const robots = [
    'User-agent: *',
    ...NOT_FOR_ROBOTS.map((address) => `Disallow: ${address}`),
    'Allow: /',
    '',
    `Sitemap: ${new URL(publicUrl).origin}/sitemap.xml`,
    '',
  ].join('\n');
  app.get('/robots.txt', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').type('text/plain; charset=utf-8').send(robots),
  );
}
