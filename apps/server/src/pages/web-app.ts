/** The built web app: its files, and its page for every address that is a screen. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { FileCache } from '../http/files/file-cache.ts';
import { isFileName, listFiles, sendFile } from '../http/files/files.ts';
import { tags } from '../http/language.ts';
import { pathOf } from '../http/methods.ts';
import { notFound } from '../http/not-found.ts';
import { pageHeaders, partHeaders, pictureFrameHeaders, pictureFramePath } from '../http/security-headers.ts';
import type { WebPages } from './pages.ts';
import { createPages } from './pages.ts';

export interface WebAppOptions extends WebPages {
  /** The folder that the web app's build made. */
  readonly dist: string;
}

/** All of the app in one form of compression, with room to spare. */
const keptBytesMax = 24_000_000;

/**
 * Serves the folder that the web app's build made. Only files that were there at the start are served, by their exact
 * names, so no address can lead outside of it.
 */
export function serveWebApp(
  app: FastifyInstance,
  { dist, ...options }: Omit<WebAppOptions, 'call' | 'onRenderError'>,
): AsyncDisposable {
  const isBuilt = ['pages.json', 'index.html'].some((name) => existsSync(join(dist, name)));
  const files = isBuilt ? listFiles(dist) : null;
  const cache = new FileCache(keptBytesMax);
  const pages =
    files === null
      ? null
      : createPages(files, cache, {
          ...options,
          async call(url, remoteAddress, language) {
            const headers = { 'accept-language': tags[language] };
            const { statusCode: status, body } = await app.inject({ url, remoteAddress, headers });
            return { status, body };
          },
          onRenderError: (err) => app.log.error({ err }, 'a page could not be rendered'),
        });
  const https = options.publicUrl?.protocol === 'https:' && (options.hstsSubdomains === true ? 'subdomains' : true);
  const [headers, ofParts] = [pageHeaders(https), partHeaders(https)];

  /** Whether a page or file is at the path. */
  const isKnown = (path: string | null): boolean =>
    path !== null &&
    !isApi(path) &&
    (files?.has(path) === true || pages?.isMade(path) === true || pages?.has(path) === true);

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    config: { hasMethod: (_method, path) => isKnown(decoded(path)) },
    handler: (request, reply) => {
      const path = decoded(pathOf(request));
      if (path === null || isApi(path)) return notFound(request, reply);
      reply.headers(path === pictureFramePath ? pictureFrameHeaders(https) : isPart(path) ? ofParts : headers);
      if (files === null || pages === null) {
        return reply
          .code(503)
          .type('text/plain; charset=utf-8')
          .header('cache-control', 'no-store')
          .send('The web app is not built yet. Run "npx -y pnpm@12.21.0 build", then restart the server.\n');
      }
      const made = pages.sendMade(path, request, reply);
      if (made !== null) return made;
      const file = files.get(path);
      if (file) return sendFile(request, reply, file, cache);
      // A missing script or stylesheet must not be answered with a page.
      if ((isFileName(path) || !pages.has(path)) && !isForPeople(request)) return notFound(request, reply);
      return pages.send(path, request, reply);
    },
  });
  return { [Symbol.asyncDispose]: async () => pages?.close() };
}

/** Whether a browser requests a page to display. */
const isForPeople = ({ headers }: FastifyRequest): boolean => headers.accept?.includes('text/html') === true;

const isPart = (path: string): boolean => /\.(?:js|css|woff2)$/.test(path);

const isApi = (path: string): boolean => path.startsWith('/api/') || path === '/api';

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
