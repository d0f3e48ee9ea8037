/** What a process of ours takes when all that it could throw away is thrown away, asked through Node's inspector. */
import { once } from 'node:events';
import { WebSocket } from 'ws';

/** @param port of its inspector. @returns bytes: of the whole process, and of its objects and buffers. */
export async function readMemory(port: number): Promise<{ whole: number; objects: number }> {
  const [target] = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as { webSocketDebuggerUrl: string }[];
  const socket = new WebSocket(target?.webSocketDebuggerUrl ?? '');
  await once(socket, 'open');
  const ask = async (method: string, params: object = {}): Promise<{ result?: { value: string } }> => {
    const answered = once(socket, 'message');
    socket.send(JSON.stringify({ id: 1, method, params }));
    const [data] = await answered;
    return JSON.parse(String(data)).result;
  };
  await ask('HeapProfiler.collectGarbage');
  await ask('HeapProfiler.collectGarbage');
  const { result } = await ask('Runtime.evaluate', { expression: 'JSON.stringify(process.memoryUsage())' });
  socket.close();
  const { rss, heapUsed, external } = JSON.parse(result?.value ?? '') as NodeJS.MemoryUsage;
  return { whole: rss, objects: heapUsed + external };
}
