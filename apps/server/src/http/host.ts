/** The host of a request must be unambiguous for every reader, including proxies in front (RFC 9112, 3.2). */
import type { IncomingMessage } from 'node:http';
import type { Failure } from '@apiyard/api/contract/endpoint';
import { fail } from '@apiyard/api/contract/endpoint';
import { sentence } from '../problems/sentence.ts';

/** Node keeps the first of several `Host` headers and ignores the others; it rejects a missing one itself. */
export function checkHostHeader({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): Failure | null {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
  return hosts > 1 ? fail('Unparsable', sentence('problem.http.oneHost')) : null;
}
