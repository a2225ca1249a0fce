/** Connections without traffic, and clients that read too slowly. */
import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

interface StallLimits {
  /** How long a client waits for a running handler. */
  readonly workMs: number;
  /** Bytes of a waiting response that a client must read within the server's timeout. */
  readonly readBytesMin: number;
}

/** 17 kbit/s: a response of 20 MB would take 2.5 hours. */
const readBytesMin = 65_536;
const checksPerTimeout = 6;

/**
 * Closes a connection after the server's timeout without a byte in either direction: an incomplete request, an unread
 * response, or no request. Only a client that waits for a running handler gets until `workMs`. Closes it too if its
 * response waits and the client reads less than `readBytesMin` in that time.
 */
export function cutStalled(server: Server, limits: Pick<StallLimits, 'workMs'> & Partial<StallLimits>): void {
  const { workMs, readBytesMin: bytesMin = readBytesMin } = limits;
  /** The latest request of each socket with an unfinished response. */
  const requests = new Map<Socket, IncomingMessage>();
  const waitedMs = new WeakMap<IncomingMessage, number>();
  const reading = new WeakMap<Socket, { readonly sentBytes: number; readonly sinceMs: number }>();
  server.on('request', (request, response) => {
    requests.set(request.socket, request);
    response.once('close', () => {
      if (requests.get(request.socket) === request) requests.delete(request.socket);
    });
  });
  server.on('timeout', (socket: Socket) => {
    const request = requests.get(socket);
    const isWorking = request !== undefined && request.complete && socket.writableLength === 0;
    const waited = request === undefined ? 0 : (waitedMs.get(request) ?? 0) + server.timeout;
    if (!isWorking || waited >= workMs) return void socket.destroy();
    waitedMs.set(request, waited);
    socket.setTimeout(server.timeout);
  });
  const checking = setInterval(() => {
    const nowMs = performance.now();
    for (const socket of requests.keys()) {
      const sentBytes = sentBytesOf(socket);
      const last = reading.get(socket);
      if (socket.writableLength === 0) reading.delete(socket);
      else if (last === undefined || sentBytes - last.sentBytes >= bytesMin)
        reading.set(socket, { sentBytes, sinceMs: nowMs });
      else if (nowMs - last.sinceMs >= server.timeout) socket.destroy();
    }
  }, server.timeout / checksPerTimeout).unref();
  server.on('close', () => clearInterval(checking));
}

/** Node's documented counters change only when a write is complete, and one write can be 20 MB. */
function sentBytesOf(socket: Socket): number {
  const { _handle: handle } = socket as Socket & {
    readonly _handle: { readonly bytesWritten: number; readonly writeQueueSize: number } | null;
  };
  return handle === null ? 0 : handle.bytesWritten - handle.writeQueueSize;
}
