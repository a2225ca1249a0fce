/** Connections on which nothing moves, in either direction. */
import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Cuts a connection when the server's timeout has passed without a byte: nothing more of a request came, an answer was
 * not read, or nothing was asked. Only a caller who waits for work of ours is given until `workMs`.
 */
export function cutStalled(server: Server, workMs: number): void {
  const requests = new WeakMap<Socket, IncomingMessage>();
  const waitedMs = new WeakMap<IncomingMessage, number>();
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
}
