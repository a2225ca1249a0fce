/** Opens a connection to a checked address. No DNS lookup happens here: it connects to the address that was checked. */
import { connect as connectPlain } from 'node:net';
import type { Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';

export interface Place {
  /** An IP address. */
  readonly address: string;
  readonly port: number;
  readonly secure: boolean;
  /** Host name for the certificate check and SNI; null for a URL with an IP address. */
  readonly name: string | null;
}

/** Resolves when the connection is up, its certificate checked. Rejects when that fails. */
export type Connect = (place: Place) => Promise<Socket>;

/** The system repeats a lost first packet after 1 s and 3 s: one more chance after that is waste. */
const connectTimeoutMs = 4000;

/** @param trust CA certificates to use instead of the default ones */
export function openSocket({ address, port, secure, name }: Place, trust?: string): Promise<Socket> {
  const to = { host: address, port, autoSelectFamily: false, lookup: rejectLookup };
  const socket = secure
    ? connectTls({
        ...to,
        ...(name === null ? {} : { servername: name }),
        ...(trust === undefined ? {} : { ca: trust }),
        ALPNProtocols: ['http/1.1'],
        minVersion: 'TLSv1.2',
        // Set explicitly, so that NODE_TLS_REJECT_UNAUTHORIZED has no effect.
        rejectUnauthorized: true,
      })
    : connectPlain(to);
  socket.setNoDelay(true);
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => socket.destroy(new Error(`No connection within ${connectTimeoutMs} ms.`)),
      connectTimeoutMs,
    );
    const fail = (error: unknown) => {
      clearTimeout(timer);
      reject(error instanceof Error ? error : new Error('The connection was closed before it was established.'));
    };
    socket.once('error', fail).once('close', fail);
    socket.once(secure ? 'secureConnect' : 'connect', () => {
      clearTimeout(timer);
      socket.off('error', fail).off('close', fail);
      resolve(socket);
    });
  });
}

/** An IP address needs no lookup: if one happens, the check was bypassed. */
const rejectLookup = (host: string, _options: unknown, done: (error: Error, address: string, family: number) => void) =>
  done(new Error(`"${host}" is not a verified address.`), '', 0);
