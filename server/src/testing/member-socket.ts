import { randomUUID } from 'node:crypto';
import { on, once } from 'node:events';
import { WebSocket } from 'ws';

/**
 * Opens a socket as a page does, whose first message is its token.
 * @returns it as soon as the server knows whose it is: a frame that cannot be read is answered before that.
 */
export async function openMemberSocket(origin: string, accessToken: string): Promise<WebSocket> {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/trpc?connectionParams=1`);
  await once(socket, 'open');
  const answers = on(socket, 'message', { close: ['close'] });
  socket.send(JSON.stringify({ method: 'connectionParams', data: { accessToken } }));
  const input = { json: { characterIds: [randomUUID()] } };
  socket.send(JSON.stringify({ id: 1, method: 'subscription', params: { path: 'live.counts', input } }));
  for await (const [answer] of answers) {
    if (String(answer).includes('"started"')) return socket;
    throw new Error(`The socket was answered ${answer}`);
  }
  throw new Error('The socket closed before it was known.');
}
