/** One request to a server that may be gone before its answer. */
import type { RunningServer } from '../test/processes.ts';

interface Sent {
  /** The IP address of the request: each person has a separate one, or the limits per address would dominate. */
  readonly username: string;
  /** @default POST with a body, GET without */
  readonly method?: 'PUT';
  readonly body?: object;
  readonly key?: string;
  readonly cookie?: string;
}

interface Received {
  readonly status: number;
  readonly text: string;
  /** As it is to be sent back. */
  readonly cookie: string;
}

/** Null when the server went away before its answer was whole. */
export async function send(
  server: RunningServer,
  path: string,
  { username, method, body, key, cookie }: Sent,
): Promise<Received | null> {
  const headers = {
    'x-forwarded-for': addressOf(username),
    ...(key === undefined ? {} : { 'x-api-key': key }),
    ...(cookie === undefined ? {} : { cookie }),
    ...(body === undefined ? {} : { 'content-type': 'application/json', origin: server.url }),
  };
  try {
    const response = await fetch(server.url + path, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(10_000),
    });
    const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
    return { status: response.status, text: await response.text(), cookie: cookies.join('; ') };
  } catch {
    return null;
  }
}

/** `person-300` comes from 10.0.1.44. */
function addressOf(username: string): string {
  const number = Number(username.split('-')[1] ?? 0);
  return `10.0.${number >> 8}.${number & 255}`;
}
