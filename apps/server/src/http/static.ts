/** The built web app: its files, and its page for every address that is a screen. */
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fail } from '@apiyard/api/contract/endpoint';
import { etagOf, hasAlready } from './etag.ts';
import { pageHeaders } from './security-headers.ts';
import { sendFailure } from './problem.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
};

/** Compressed when the app was built, best first. */
const encodings = [['br', '.br'], ['gzip', '.gz']] as const;

/** What a file looked like at the start. */
interface Stored {
  readonly size: number;
  readonly mtimeMs: number;
}

interface StaticFile {
  readonly file: string;
  readonly type: string;
  readonly etag: string;
  /** Carries a hash of its content in its name: it never changes. */
  readonly hashed: boolean;
  /** The file as it is, and its compressed forms where they are there. */
  readonly stored: { readonly identity: Stored } & Readonly<Partial<Record<'br' | 'gzip', Stored>>>;
}

/**
 * Serves the folder that the web app's build made. Only files that were there at the start are served, by their exact
 * names, so no address can lead outside of it.
 */
export function serveWebApp(app: FastifyInstance, dist: string, https: boolean): void {
  const files = existsSync(join(dist, 'index.html')) ? listFiles(dist) : null;
  const documents = Array.from(files?.values() ?? []).filter(({ type }) => type.startsWith('text/html'));
  const headers = pageHeaders(https, documents.map(({ file }) => readFileSync(file, 'utf8')));

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: (request, reply) => {
      const path = pathOf(request);
      if (path === null || path.startsWith('/api/') || path === '/api') return notFound(request, reply);
      reply.headers(headers);
      if (files === null) {
        return reply
          .code(503)
          .type('text/plain; charset=utf-8')
          .header('cache-control', 'no-store')
          .send('The web app is not built yet: run "npx -y pnpm@12.21.0 build", then start the server again.\n');
      }
      const file = files.get(path) ?? files.get(`${path.replace(/\/$/, '')}.html`) ?? files.get(`${path.replace(/\/$/, '')}/index.html`);
      if (file) return send(request, reply, file);
      // A missing file must not look like a page to the script or stylesheet that asked for it.
      if (types[extname(path).toLowerCase()] !== undefined) return notFound(request, reply);
      const page = files.get('/index.html');
      return page ? send(request, reply, page) : notFound(request, reply);
    },
  });
}

/** Nothing is here: a problem for programs, whatever the address. */
export function notFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = request.url.split('?', 1)[0] ?? '';
  return sendFailure(reply, fail('NotFound', `There is no ${request.method} ${path.slice(0, 200)}.`));
}

function pathOf(request: FastifyRequest): string | null {
  try {
    return decodeURIComponent(request.url.split('?', 1)[0] ?? '');
  } catch {
    return null;
  }
}

async function send(request: FastifyRequest, reply: FastifyReply, file: StaticFile): Promise<FastifyReply> {
  const [encoding, ending] = encodings.find(([name]) => file.stored[name] !== undefined && accepts(request, name)) ?? ['identity', ''];
  const stored = file.stored[encoding] ?? file.stored.identity;
  const etag = encoding === 'identity' ? file.etag : file.etag.replace(/"$/, `-${encoding}"`);
  const known = hasAlready(request, etag);
  const handle = known || request.method === 'HEAD' ? null : await openUnchanged(file.file + ending, stored);
  if (handle === undefined) {
    return sendFailure(reply, fail('Maintenance', 'The web app was built anew while this server ran. Its admin starts the server again.'));
  }
  reply.header('cache-control', file.hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
  reply.header('etag', etag);
  if (file.stored.br !== undefined || file.stored.gzip !== undefined) reply.header('vary', 'accept-encoding');
  if (known) return reply.code(304).send();
  reply.type(file.type);
  reply.header('content-length', stored.size);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return handle === null ? reply.send() : reply.send(handle.createReadStream());
}

/** Opens a file that is still the one whose length, tag and hashes are told; undefined when it is another or gone. */
async function openUnchanged(file: string, { size, mtimeMs }: Stored): Promise<FileHandle | undefined> {
  let handle: FileHandle;
  try {
    handle = await open(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
  const now = await handle.stat();
  if (now.size === size && now.mtimeMs === mtimeMs) return handle;
  await handle.close();
  return undefined;
}

function accepts(request: FastifyRequest, encoding: string): boolean {
  const given = request.headers['accept-encoding'];
  if (typeof given !== 'string') return false;
  return given.split(',').some((part) => {
    const [name, ...parameters] = part.trim().toLowerCase().split(';');
    return name === encoding && !parameters.some((parameter) => /^\s*q=0(?:\.0*)?\s*$/.test(parameter));
  });
}

function listFiles(dist: string): ReadonlyMap<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  const names = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const entry of names) {
    const file = join(entry.parentPath, entry.name);
    if (/\.(?:br|gz)$/.test(entry.name) && existsSync(file.replace(/\.(?:br|gz)$/, ''))) continue;
    const path = `/${relative(dist, file).split(sep).join('/')}`;
    files.set(path, {
      file,
      type: types[extname(entry.name).toLowerCase()] ?? 'application/octet-stream',
      etag: etagOf(readFileSync(file)),
      hashed: path.startsWith('/assets/'),
      stored: {
        identity: storedAt(file),
        ...Object.fromEntries(encodings.filter(([, ending]) => existsSync(file + ending)).map(([name, ending]) => [name, storedAt(file + ending)])),
      },
    });
  }
  return files;
}

function storedAt(file: string): Stored {
  const { size, mtimeMs } = statSync(file);
  return { size, mtimeMs };
}
