/** Serves pages by URL and language, and the files that search engines and phones request in addition. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '@apiyard/api/contract/hub/hub';
import type { Person } from '../caller.ts';
import { etagOf, hasAlready } from '../http/files/etag.ts';
import { basePathOf } from '../env.ts';
import type { FileCache } from '../http/files/file-cache.ts';
import type { StaticFile } from '../http/files/files.ts';
import { encodingFor, sendFileChanged } from '../http/files/files.ts';
import { busy } from '../http/connection/pressure.ts';
import { notFound } from '../http/not-found.ts';
import { sendFailure } from '../http/problem.ts';
import { sendWritten } from '../http/written.ts';
import { checkMaintenance } from '../site/maintenance.ts';
import { pageHeaders } from '../http/security-headers.ts';
import { areaCountsOf } from './area-counts.ts';
import { KeptOrigins } from './kept-origins.ts';
import { ContentPages } from './content/content-pages.ts';
import { documentContent, newContentOrigin } from './content/document-content.ts';
import type { CallResponse } from './content/render-task.ts';
import { Documents } from './documents.ts';
import { languageOf, tags } from '../http/language.ts';
import { manifest } from './manifest.ts';
import { isTwin, MarkdownTwins } from './markdown-twins.ts';
import { badHost, originOf } from '../http/public-origin.ts';
import type { Page } from './page-list.ts';
import { takePages } from './page-list.ts';
import type { SiteSource } from './site-source.ts';
import type { Listed } from './sitemap.ts';
import { robots, sitemap } from './sitemap.ts';

export interface WebPages {
  /** The public URL; null takes the origin from each request. */
  readonly publicUrl: URL | null;
  /** @default false */
  readonly hstsSubdomains?: boolean;
  readonly site: SiteSource;
  /** The person of the request's session cookie, or null. */
  personOf(request: FastifyRequest): Promise<Person | null>;
  /** For the sitemap, and the number of APIs per area in pages. */
  posts(): Promise<Listed['posts']>;
  apis(): Listed['apis'];
  apps(): Promise<Listed['apps']>;
  /** Answers a `GET` call of a page that the server renders, as it answers a visitor at this address who reads this language. */
  call(url: string, address: string, language: Language): Promise<CallResponse>;
  /** A page could not be rendered; it is rendered in the browser. */
  onRenderError(error: unknown): void;
}

interface Pages {
  /** Whether the app has a page at this URL, other than that for unknown ones. */
  has(path: string): boolean;
  /** Sends the page at a URL, or the shell that the app fills. */
  send(path: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
  /** Ends what renders pages. */
  close(): Promise<void>;
  /** Whether `sendMade` has a file for this path. */
  isMade(path: string): boolean;
  /** Sends a generated file; null when the path is not one. */
  sendMade(path: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> | null;
}

/** Removes the pages from `files`: the rest is sent unchanged. */
export function createPages(
  files: Map<string, StaticFile>,
  cache: FileCache,
  { publicUrl, hstsSubdomains = false, site, personOf, posts, apis, apps, call, onRenderError }: WebPages,
): Pages {
  const basePath = publicUrl === null ? '' : basePathOf(publicUrl);
  const built = takePages(files, basePath);
  const areaCounts = () => areaCountsOf(apis());
  const documents = new Documents({
    files: cache,
    site,
    areaCounts,
    headersOf: (html) => pageHeaders(publicUrl?.protocol === 'https:' && (hstsSubdomains ? 'subdomains' : true), html),
  });

  const contentOrigin = newContentOrigin();
  /** What was sent, and the text with the placeholder origin that it was made from. */
  const sitemaps = new KeptOrigins(() => ({ text: '', sent: madeOf('') }));
  const recentSitemap = askedOnceIn(sitemapKeptMs, async () =>
    sitemap(contentOrigin, {
      pages: [...built.list.filter((page) => page.for !== 'people').map((page) => page.path), ...built.screens],
      posts: await posts(),
      apis: apis(),
      areas: Object.keys(areaCounts()).filter((area) => built.isRendered(`/${area}`)),
      apps: await apps(),
    }),
  );
  const contents =
    built.renderer === null
      ? null
      : new ContentPages({
          bundle: built.renderer.bundle,
          site,
          basePath,
          origin: contentOrigin,
          areaCounts,
          call,
          onError: onRenderError,
        });

  const twins = contents === null ? null : new MarkdownTwins({ contents, contentOrigin, apis });

  /** The page as the server renders it; null where the browser does, such as with a search in the address. */
  async function contentFor(path: string, request: FastifyRequest, language: Language) {
    if (contents === null || !built.isRendered(path)) return null;
    try {
      const who = (await personOf(request)) === null ? 'visitor' : 'person';
      if (who === 'person' && built.at(path)?.for === 'people') return null;
      const content = await contents.get({ path, language, who, address: request.ip });
      // The content never depends on the query, nor does the cache. A query does not change that there is nothing.
      if (content === null || !(isPlain(request.url) || built.fitsAnyQuery(path) || content.isNotFound)) return null;
      return documentContent(content, { language, who, contentOrigin });
    } catch (error) {
      onRenderError(error);
      return null;
    }
  }

  /** Undefined if the app fills it itself. */
  async function pageFor(path: string, request: FastifyRequest): Promise<Page | undefined> {
    const page = built.at(path);
    if (page === undefined || (page.unless !== undefined && site.current().ownTexts.includes(page.unless)))
      return undefined;
    if (page.for === 'everyone') return page;
    try {
      const isPerson = (await personOf(request)) !== null;
      if (isPerson === (page.for === 'people')) return page;
      return page.otherwise === undefined ? undefined : built.named(page.otherwise);
    } catch (error) {
      // Without a database no session can be checked; the app shows an error, and continues when it is back.
      request.log.error({ err: error, requestId: request.id }, 'cannot identify who requested a page');
      return undefined;
    }
  }

  /** Whether maintenance mode closes the site to the person who requests this page. */
  async function isClosed(path: string, request: FastifyRequest): Promise<boolean> {
    if (site.current().maintenance === null || openPages.has(path.length > 1 ? path.replace(/\/$/, '') : path))
      return false;
    try {
      return (await personOf(request))?.role !== 'admin';
    } catch {
      // Work may be on the database itself, without which no admin can be known either.
      return true;
    }
  }

  async function send(path: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const origin = originOf(request, publicUrl);
    if (origin === undefined) return sendFailure(reply, badHost());
    if (await isClosed(path, request)) {
      reply.header('cache-control', 'no-store').header('vary', 'Cookie');
      return reply.redirect(basePath + maintenancePath(request.url), 302);
    }
    const language = languageOf(request);
    const encoding = encodingFor(request, () => true);
    const content = await contentFor(path, request, language);
    const file =
      content !== null && built.renderer !== null
        ? built.renderer.document(language)
        : built.file(await pageFor(path, request), language, site.current());
    const document =
      content === null
        ? await documents.get(file, origin, encoding)
        : await documents.getContent(file, origin, encoding, content);
    if (document === undefined) return sendFileChanged(reply);
    reply.headers(document.headers);
    reply.header('vary', 'Accept-Encoding, Accept-Language, Cookie').header('content-language', tags[language]);
    if (document.encoding !== 'identity') reply.header('content-encoding', document.encoding);
    // The page says that there is nothing at this URL.
    if (!built.has(path) || content?.isNotFound === true)
      return reply
        .code(404)
        .headers({ 'cache-control': 'no-store', 'content-length': document.bytes.length })
        .type(file.type)
        .send(request.method === 'HEAD' ? undefined : document.bytes);
    return sendBytes(request, reply, { ...document, type: file.type });
  }

  async function sendTwin(path: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const origin = originOf(request, publicUrl);
    if (origin === undefined) return sendFailure(reply, badHost());
    const page = twins?.pageOf(path) ?? null;
    if (twins === null || page === null) return notFound(request, reply);
    if (await isClosed(page, request)) {
      const closed = checkMaintenance(site.current(), { endpoint: null, role: null, nowMs: Date.now() });
      if (closed !== null) return sendFailure(reply, closed);
    }
    const language = languageOf(request);
    const twin = await twins.get({ page, origin, language, address: request.ip });
    if (twin === null) return notFound(request, reply);
    if (twin === 'busy') return sendFailure(reply, busy());
    reply
      .header('content-language', tags[language])
      // Search engines list the page instead.
      .header('link', `<${origin}${page}?lang=${language}>; rel="canonical"`);
    return sendWritten(request, reply, twin, 'Accept-Language, Cookie');
  }

  const made: Readonly<
    Record<string, (origin: string, request: FastifyRequest, reply: FastifyReply) => Made | Promise<Made>>
  > = {
    '/robots.txt': (origin, _request, reply) => {
      reply.type('text/plain; charset=utf-8');
      return madeOf(robots(origin, basePath));
    },
    '/sitemap.xml': async (origin, _request, reply) => {
      reply.type('application/xml; charset=utf-8');
      const text = await recentSitemap();
      const known = sitemaps.get(origin);
      if (known?.text === text) return known.sent;
      const sent = madeOf(text.replaceAll(contentOrigin, origin));
      if (known !== null) Object.assign(known, { text, sent });
      return sent;
    },
    '/manifest.webmanifest': (_origin, request, reply) => {
      const language = languageOf(request);
      reply
        .type('application/manifest+json; charset=utf-8')
        .header('vary', 'Accept-Language, Cookie')
        .header('content-language', tags[language]);
      return madeOf(manifest(site.current().name, language, files.keys(), basePath));
    },
  };

  return {
    has: built.has,
    isMade: (path) => Object.hasOwn(made, path) || isTwin(path),
    send,
    close: async () => contents?.close(),
    sendMade(path, request, reply) {
      if (isTwin(path)) return sendTwin(path, request, reply);
      const make = Object.hasOwn(made, path) ? made[path] : undefined;
      if (make === undefined) return null;
      return (async () => {
        const origin = originOf(request, publicUrl);
        if (origin === undefined) return sendFailure(reply, badHost());
        return sendBytes(request, reply, await make(origin, request, reply));
      })();
    },
  };
}

/** A text that the server writes itself. */
interface Made {
  readonly etag: string;
  readonly bytes: Buffer;
}

function madeOf(text: string): Made {
  const bytes = Buffer.from(text);
  return { etag: etagOf(bytes), bytes };
}

/** Where people read why the site is closed, and what admins sign in by. */
const openPages: ReadonlySet<string> = new Set([
  '/auth/maintenance',
  '/auth/login',
  '/auth/two-steps',
  '/auth/two-steps2',
]);
const returnLengthMax = 1000;

/** Parameters that other sites, emails and advertisements add to links. No page reads them. */
const tracking =
  /^(?:utm_\w+|ref|gclid|gclsrc|gad_source|dclid|gbraid|wbraid|fbclid|msclkid|twclid|ttclid|li_fat_id|igshid|yclid|mc_cid|mc_eid|mkt_tok|srsltid|_ga|_gl|_hsenc|_hsmi)$/;

/** Whether an address has no query, other than the language and where the visit comes from. */
function isPlain(url: string): boolean {
  const start = url.indexOf('?');
  if (start === -1) return true;
  const names = [...new URLSearchParams(url.slice(start + 1)).keys()];
  return names.every((name) => name === 'lang' || tracking.test(name));
}

/** Redirects back to the requested page; without tokens of mail links, which must not appear in another URL. */
function maintenancePath(url: string): string {
  return url === '/' || url.startsWith('/auth/') || url.length > returnLengthMax
    ? '/auth/maintenance'
    : `/auth/maintenance?to=${encodeURIComponent(url)}`;
}

/** Repeated requests must not make the server read all posts and apps, and write all addresses, each time. */
const sitemapKeptMs = 60_000;

function askedOnceIn<T>(keptMs: number, ask: () => Promise<T>): () => Promise<T> {
  let kept: { readonly untilMs: number; readonly answer: Promise<T> } | null = null;
  return () => {
    if (kept !== null && performance.now() < kept.untilMs) return kept.answer;
    const answer = ask();
    answer.catch(() => (kept = null));
    kept = { untilMs: performance.now() + keptMs, answer };
    return answer;
  };
}

function sendBytes(
  request: FastifyRequest,
  reply: FastifyReply,
  { etag, bytes, type }: { etag: string; bytes: Buffer; type?: string },
): FastifyReply {
  reply.header('etag', etag).header('cache-control', 'no-cache');
  if (hasAlready(request, etag)) return reply.code(304).removeHeader('content-encoding').send();
  if (type !== undefined) reply.type(type);
  reply.header('content-length', bytes.length);
  return request.method === 'HEAD' ? reply.send() : reply.send(bytes);
}
