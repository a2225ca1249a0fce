/** Files that a build made: which there are, and how one is sent. */
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { fail } from '@apiyard/api/contract/endpoint';
import { etagOf, hasAlready } from './etag.ts';
import type { FileCache, FileState } from './file-cache.ts';
import { sendFailure } from '../problem.ts';
import { sentence } from '../../problems/sentence.ts';

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

/** Compressed forms, best first, and how their files end. */
const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

export type Encoding = 'br' | 'gzip' | 'identity';

export interface StaticFile {
  readonly file: string;
  readonly type: string;
  readonly etag: string;
  /** Carries a hash of its content in its name: it never changes. */
  readonly hashed: boolean;
  /** Size and modification time of the file and of its compressed variants at the start. */
  readonly stored: { readonly identity: FileState } & Readonly<Partial<Record<'br' | 'gzip', FileState>>>;
}

/** Whether a path ends like a file name; such paths are never answered with a page. */
export function isFileName(path: string): boolean {
  return types[extname(path).toLowerCase()] !== undefined;
}

/** All files below `dist` by their address, links left out: no address leads outside of the folder. */
export function listFiles(dist: string): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  const names = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const entry of names) {
    const file = join(entry.parentPath, entry.name);
    if (/\.(?:br|gz)$/.test(entry.name) && existsSync(file.replace(/\.(?:br|gz)$/, ''))) continue;
    const path = `/${relative(dist, file).split(sep).join('/')}`;
    const isHashed = path.startsWith('/assets/');
    files.set(path, {
      file,
      type: types[extname(entry.name).toLowerCase()] ?? 'application/octet-stream',
      // Files with a hash in their names need no ETag; pages are filled in and have an ETag of the result.
      etag: etagOf(isHashed || path.startsWith('/pages/') ? Buffer.from(path) : readFileSync(file)),
      hashed: isHashed,
      stored: {
        identity: storedAt(file),
        ...Object.fromEntries(
          encodings
            .filter(([, ending]) => existsSync(file + ending))
            .map(([name, ending]) => [name, storedAt(file + ending)]),
        ),
      },
    });
  }
  return files;
}

function storedAt(file: string): FileState {
  const { size, mtimeMs } = statSync(file);
  return { size, mtimeMs };
}

export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: StaticFile,
  cache: FileCache,
): Promise<FastifyReply> {
  const encoding = encodingFor(request, (name) => file.stored[name] !== undefined);
  const ending = encodings.find(([name]) => name === encoding)?.[1] ?? '';
  const stored = file.stored[encoding] ?? file.stored.identity;
  const etag = tagFor(file.etag, encoding);
  const isKnown = hasAlready(request, etag);
  const isBodyWanted = !isKnown && request.method !== 'HEAD';
  const bytes = isBodyWanted ? await cache.read(file.file + ending, stored) : undefined;
  if (isBodyWanted && bytes === undefined) return sendFileChanged(reply);
  reply.header('cache-control', file.hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
  reply.header('etag', etag);
  if (file.stored.br !== undefined || file.stored.gzip !== undefined) reply.header('vary', 'accept-encoding');
  if (isKnown) return reply.code(304).send();
  reply.type(file.type);
  reply.header('content-length', stored.size);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(bytes);
}

export function sendFileChanged(reply: FastifyReply): FastifyReply {
  return sendFailure(reply, fail('Maintenance', sentence('problem.http.rebuilt')));
}

/** The best form that the caller reads, of those that are there. */
export function encodingFor(request: FastifyRequest, isThere: (encoding: 'br' | 'gzip') => boolean): Encoding {
  return encodings.find(([name]) => isThere(name) && accepts(request, name))?.[0] ?? 'identity';
}

function accepts(request: FastifyRequest, encoding: string): boolean {
  const given = request.headers['accept-encoding'];
  if (typeof given !== 'string') return false;
  return given.split(',').some((part) => {
    const [name, ...parameters] = part.trim().toLowerCase().split(';');
    return name === encoding && !parameters.some((parameter) => /^\s*q=0(?:\.0*)?\s*$/.test(parameter));
  });
}

/** Each encoding of the same content has a separate ETag. */
export function tagFor(etag: string, encoding: Encoding): string {
  return encoding === 'identity' ? etag : etag.replace(/"$/, `-${encoding}"`);
}
