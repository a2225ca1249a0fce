/** Connections without traffic in either direction. */
import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Closes a connection after the server's timeout without a byte in either direction: an incomplete request, an unread
 * response, or no request. Only a client that waits for a running handler gets until `workMs`.
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
