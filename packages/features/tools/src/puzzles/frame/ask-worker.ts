/**
 * One question to a worker of its own, which ends with the response or when the signal aborts. Puzzles are made in one,
 * so that the page responds while it takes long.
 */
export function askWorker<Response>(create: () => Worker, question: unknown, signal: AbortSignal): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const worker = create();
  const abort = () => reject(signal.reason);
  worker.addEventListener('message', ({ data }: MessageEvent<Response>) => resolve(data), { once: true });
  worker.addEventListener('error', ({ message }) => reject(new Error(message || 'The worker failed.')), { once: true });
  signal.addEventListener('abort', abort, { once: true });
  worker.postMessage(question, []);
  return promise.finally(() => {
    signal.removeEventListener('abort', abort);
    worker.terminate();
  });
}
