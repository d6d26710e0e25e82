/** A connection to the inspector of a Node process that was started with `--inspect`. */
export interface Inspector {
  /** Bytes of the heap in use after a full collection. */
  heapAfterCollection(): Promise<number>;
  close(): void;
}

/** @throws Error when nothing answers at that port */
export async function openInspector(port: number): Promise<Inspector> {
  const listed = await fetch(`http://127.0.0.1:${port}/json/list`);
  const [target] = (await listed.json()) as { webSocketDebuggerUrl: string }[];
  if (target === undefined) throw new Error('The process has no inspector.');
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  await new Promise((done, fail) => {
    socket.addEventListener('open', done, { once: true });
    socket.addEventListener('error', fail, { once: true });
  });
  const open = new Map<number, PromiseWithResolvers<unknown>>();
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error } = JSON.parse(String(data)) as { id: number; result?: unknown; error?: Error };
    if (error === undefined) open.get(id)?.resolve(result);
    else open.get(id)?.reject(new Error(error.message));
    open.delete(id);
  });
  socket.addEventListener('close', () => {
    for (const { reject } of open.values()) reject(new Error('The process is gone.'));
  });
  let calls = 0;
  const ask = (method: string): Promise<unknown> => {
    const id = ++calls;
    const pending = Promise.withResolvers<unknown>();
    open.set(id, pending);
    socket.send(JSON.stringify({ id, method }));
    return pending.promise;
  };
  return {
    heapAfterCollection: async () => {
      await ask('HeapProfiler.collectGarbage');
      return ((await ask('Runtime.getHeapUsage')) as { usedSize: number }).usedSize;
    },
    close: () => socket.close(),
  };
}
