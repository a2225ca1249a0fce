/** An attacker's site, on loopback under another name: a page that makes its visitors' browsers send requests. */
import { once } from 'node:events';
import { createServer } from 'node:http';

export interface Attacker {
  /** `http://localhost:41234` */
  readonly url: string;
  close(): Promise<void>;
}

/** @param host the name it is reached by; both names lead to loopback, and browsers take them for two sites */
export async function openAttacker(host: 'localhost' | '127.0.0.1'): Promise<Attacker> {
  const site = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(
      '<!doctype html><html lang="en"><head><title>Win a prize</title><link rel="icon" href="data:,"></head><body><h1>Win a prize</h1></body></html>',
    );
  });
  await once(site.listen(0, host), 'listening');
  const address = site.address();
  if (address === null || typeof address === 'string') throw new Error('The site has no port.');
  return {
    url: `http://${host}:${address.port}`,
    async close() {
      site.closeAllConnections();
      await once(site.close(), 'close');
    },
  };
}
