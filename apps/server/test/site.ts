/** Another site, over a real socket, whose pages a test changes while it runs. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Page {
  /** `never` sends no response. @default 200 */
  readonly status?: number | 'never';
  /** @default text/html; charset=utf-8 */
  readonly type?: string;
  /** Further headers, such as `link`. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface Site {
  /** `http://127.0.0.1:41234`. */
  readonly url: string;
  /** `127.0.0.1:41234`, as EGRESS_ALLOW takes it. */
  readonly host: string;
  /** By path with query; other paths respond with 404. */
  readonly pages: Map<string, Page>;
  /** Received requests, oldest first. */
  readonly asked: { readonly url: string; readonly headers: IncomingHttpHeaders }[];
  close(): Promise<void>;
}

export async function openSite(): Promise<Site> {
  const pages = new Map<string, Page>();
  const asked: Site['asked'] = [];
  const server = createServer((request, response) => {
    const { url = '', headers } = request;
    asked.push({ url, headers });
    const {
      status = 200,
      type = 'text/html; charset=utf-8',
      headers: more = {},
      body,
    } = pages.get(url) ?? { status: 404, body: 'Not here' };
    request.resume();
    if (status === 'never') return;
    response.writeHead(status, { 'content-type': type, ...more }).end(body);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: `http://${host}`,
    host,
    pages,
    asked,
    async close() {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}
