/** The JavaScript client, made when it is first asked for and again after the APIs changed. */
import { getClientFile, getClientPackage } from '@apiyard/api/contract/hub/client-package';
import { LRUCache } from 'lru-cache';
import { addressOf } from '../../env.ts';
import { etagOf } from '../../http/files/etag.ts';
import { badHost, originOf } from '../../http/public-origin.ts';
import { sendFailure } from '../../http/problem.ts';
import { openHeaders } from '../../http/security-headers.ts';
import { sendWritten, WrittenText } from '../../http/written.ts';
import { perMinute, route } from '../../route.ts';
import type { Route } from '../../route.ts';
import type { ApiSource } from '../source.ts';
import type { ClientFiles } from './client-files.ts';
import { clientFilesOf, packClient } from './client-files.ts';

interface ClientPackageServices {
  readonly registry: ApiSource;
  siteName(): string;
  readonly publicUrl: URL | null;
  readonly version: string;
}

interface Made {
  readonly files: ClientFiles;
  readonly written: Readonly<Record<keyof ClientFiles, WrittenText>>;
  readonly archive: Promise<Buffer>;
}

/** Origins that a client is kept for: with a public address there is one, without it any host that people use. */
const keptOrigins = 4;

export function clientPackageRoutes({ registry, siteName, publicUrl, version }: ClientPackageServices): Route[] {
  const kept = new LRUCache<string, Made>({ max: keptOrigins });
  const madeFor = (host: string): Made => {
    const origin = publicUrl === null ? host : addressOf(publicUrl);
    const name = siteName();
    const state = JSON.stringify([registry.version, name, origin]);
    const known = kept.get(state);
    if (known !== undefined) return known;
    const files = clientFilesOf(
      registry.list().map((api) => api.describe('en')),
      { origin },
    );
    const made = {
      files,
      written: {
        'index.js': new WrittenText(files['index.js'], 'text/javascript'),
        'client.js': new WrittenText(files['client.js'], 'text/javascript'),
        'index.d.ts': new WrittenText(files['index.d.ts'], 'application/typescript'),
      },
      archive: packClient(files, { name, origin, version }),
    };
    kept.set(state, made);
    return made;
  };
  return [
    route(getClientPackage, {
      rate: perMinute(60),
      async handle({ request, reply }) {
        const origin = originOf(request, publicUrl);
        if (origin === undefined) return sendFailure(reply, badHost());
        const archive = await madeFor(origin).archive;
        return reply
          .type('application/gzip')
          .header('content-disposition', 'attachment; filename="client.tgz"')
          .header('etag', etagOf(archive))
          .header('cache-control', 'no-cache')
          .send(archive);
      },
    }),
    route(getClientFile, {
      rate: perMinute(300),
      async handle({ input: { file }, request, reply }) {
        const origin = originOf(request, publicUrl);
        if (origin === undefined) return sendFailure(reply, badHost());
        // Pages of other sites and Deno import it.
        reply.headers(openHeaders).header('x-typescript-types', './index.d.ts');
        return sendWritten(request, reply, madeFor(origin).written[file]);
      },
    }),
  ];
}
