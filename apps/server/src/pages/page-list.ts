/**
 * The pages that the web app's build rendered in each language: `pages.json`, `pages/<language>/<name>.html`, and
 * `<name>.named.html` where a page shows the operator and contact address once they are set.
 */
import { readFileSync } from 'node:fs';
import * as z from 'zod';
import type { Language } from '@apiyard/api/contract/hub/hub';
import { languages } from '@apiyard/api/contract/hub/hub';
import type { Site } from '@apiyard/api/contract/site/site';
import { legalPages } from '@apiyard/api/contract/site/site';
import { SettingError } from '../env.ts';
import type { StaticFile } from '../http/files/files.ts';
import { pictureFramePath } from '../http/security-headers.ts';

const Name = z.string().regex(/^[a-z0-9-]+$/);

const PageList = z.object({
  /** The path that the addresses of scripts and styles were written for, without a slash at its end. */
  basePath: z.string().default(''),
  /** The page without content, which the app fills. */
  shell: Name,
  /** The document into which the server renders pages, and the program that renders them. */
  content: Name.optional(),
  renderer: z
    .string()
    .regex(/^render\/[\w-]+\.js$/)
    .optional(),
  /** Addresses of the pages that the server renders with their data. */
  rendered: z.array(z.string().regex(/^\/[\w/:*-]*$/)).default([]),
  /** Those whose rendering fits any query. */
  anyQuery: z.array(z.string().regex(/^\/[\w/:*-]*$/)).default([]),
  /** Every address that the app has a page for, in the router's form: `:name` is one part, `*` the rest. */
  routes: z.array(z.string().regex(/^\/[\w/:*-]*$/)).optional(),
  /** Addresses for the sitemap that the app fills. */
  sitemap: z.array(z.string().regex(/^\/[a-z0-9/-]*$/)).default([]),
  pages: z.array(
    z.object({
      path: z.string().regex(/^\/[a-z0-9/-]*$/),
      name: Name,
      /** Others get the shell; a page for people is no page for search engines. */
      for: z.enum(['everyone', 'visitors', 'people']),
      /** The name of the page for others, instead of the shell. */
      otherwise: Name.optional(),
      /** The shell replaces the page once the operator has entered a text for it. */
      unless: z.enum(legalPages).optional(),
    }),
  ),
});

export type Page = z.infer<typeof PageList>['pages'][number];

interface BuiltPages {
  readonly list: readonly Page[];
  /** URLs for the sitemap in addition to those of the list. */
  readonly screens: readonly string[];
  /** The page at an address, with or without a slash at its end. */
  at(path: string): Page | undefined;
  named(name: string): Page | undefined;
  /** Whether the app has a page at this address. */
  has(path: string): boolean;
  /** Whether the server renders the page at this address. */
  isRendered(path: string): boolean;
  /** Whether that page is the same with any query. */
  fitsAnyQuery(path: string): boolean;
  /** What it renders with; null when the build has no such pages. */
  readonly renderer: {
    /** The program. */
    readonly bundle: string;
    /** The document around the content. */
    document(language: Language): StaticFile;
  } | null;
  /** The file of a page, or of the shell when there is none. `site` selects its form. */
  file(page: Page | undefined, language: Language, site: Site): StaticFile;
}

/**
 * Removes the pages from `files`: because of their placeholders they cannot be sent unchanged.
 * @throws SettingError when a listed file is missing
 */
export function takePages(files: Map<string, StaticFile>, basePath: string): BuiltPages {
  const listed = files.get('/pages.json');
  if (listed === undefined) return onlyIndex(files);
  const {
    shell,
    content,
    renderer,
    rendered,
    anyQuery,
    routes,
    sitemap,
    pages,
    basePath: builtFor,
  } = read(listed.file);
  if (builtFor !== basePath) {
    throw new SettingError(
      `The web app was built for the path "${builtFor}/", but PUBLIC_URL says "${basePath}/". Build it again with BASE_PATH=${basePath === '' ? "''" : basePath}.`,
    );
  }
  const bundle = renderer === undefined ? undefined : files.get(`/${renderer}`);
  const made = new Map<string, StaticFile>();
  for (const name of new Set([shell, ...(content === undefined ? [] : [content]), ...pages.map((page) => page.name)])) {
    for (const language of languages) {
      const path = `/pages/${language}/${name}.html`;
      const file = files.get(path);
      if (file === undefined)
        throw new SettingError(
          `The web app's build has no ${path.slice(1)}, which its pages.json lists. Build it again.`,
        );
      made.set(`${language}/${name}`, file);
      const named = files.get(`/pages/${language}/${name}.named.html`);
      if (named !== undefined) made.set(`${language}/${name} named`, named);
    }
  }
  for (const path of files.keys()) if (isOfPages(path)) files.delete(path);
  const matchesAnyQuery = matcherOf(anyQuery);
  // `/hub/*` matches `/hub` too, which is another page.
  const isExact = matcherOf(rendered.filter((path) => !/[:*]/.test(path) && !anyQuery.includes(path)));
  const byPath = new Map(pages.map((page) => [page.path, page]));
  return {
    list: pages,
    screens: sitemap,
    at: (path) => byPath.get(path === '/' ? path : path.replace(/\/$/, '')),
    named: (name) => pages.find((page) => page.name === name),
    has: routes === undefined ? () => true : matcherOf(routes),
    isRendered: matcherOf(rendered),
    fitsAnyQuery: (path) => matchesAnyQuery(path) && !isExact(path),
    renderer:
      content === undefined || bundle === undefined
        ? null
        : {
            bundle: bundle.file,
            document: (language) => made.get(`${language}/${content}`) as StaticFile,
          },
    file(page, language, { operator, contactEmail }) {
      const name = `${language}/${page?.name ?? shell}`;
      const isNamed = operator !== '' && contactEmail !== '';
      return ((isNamed ? made.get(`${name} named`) : undefined) ?? made.get(name)) as StaticFile;
    },
  };
}

/** Files that are sent as pages, not under their names. */
const isOfPages = (path: string): boolean =>
  (path.endsWith('.html') && path !== pictureFramePath) || /^\/(?:pages|render)\//.test(path) || path === '/pages.json';

/** A build without prerendered pages has one file for all URLs, which the app fills in every language. */
function onlyIndex(files: Map<string, StaticFile>): BuiltPages {
  const index = files.get('/index.html') as StaticFile;
  return {
    list: [],
    screens: [],
    renderer: null,
    at: () => undefined,
    named: () => undefined,
    has: () => true,
    isRendered: () => false,
    fitsAnyQuery: () => false,
    file: () => index,
  };
}

function read(file: string): z.infer<typeof PageList> {
  try {
    return PageList.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new SettingError("The pages.json of the web app's build cannot be read. Build it again.", { cause: error });
  }
}

/** As the app's router matches: ignoring case and a trailing slash. */
function matcherOf(routes: readonly string[]): (path: string) => boolean {
  const patterns = routes.map((route) => {
    const parts = route.split('/').filter((part) => part !== '');
    const body = parts
      .map((part) => (part === '*' ? '(?:/.*)?' : part.startsWith(':') ? '/[^/]+' : `/${part}`))
      .join('');
    return new RegExp(`^${body}/?$`, 'i');
  });
  return (path) => patterns.some((pattern) => pattern.test(path));
}
