import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, PluginOption } from 'vite';
import { build } from 'vite';
import { criticalStyles } from './critical-styles.ts';
import { firstScreen } from './first-screen.ts';
import { inlineScript } from './inline-script.ts';
import { contentPage, emptyPage, framePage, pageLanguages, renderedPage, withWords } from './page.ts';
import { firstCalls, firstPages, scriptsAhead } from './preloads.ts';
import { drawSocialPictures } from './pictures.ts';
import type { PublicPage } from '../src/public-pages.ts';
import type {
  anyQueryPaths,
  knownPaths,
  pictureNames,
  publicPages,
  renderPage as renderInApp,
  serverRenderedPaths,
  sitemapPaths,
} from '../src/boot/render.tsx';

interface Renderer {
  readonly renderPage: typeof renderInApp;
  readonly knownPaths: typeof knownPaths;
  readonly pictureNames: typeof pictureNames;
  readonly publicPages: typeof publicPages;
  readonly serverRenderedPaths: typeof serverRenderedPaths;
  readonly anyQueryPaths: typeof anyQueryPaths;
  readonly sitemapPaths: typeof sitemapPaths;
}

/**
 * After the build of the app, renders the public pages in every language, the frames of the common first pages, and the
 * page without content for all others. Writes `pages/<language>/<name>.html`, `<name>.named.html` for installations
 * with operator data, and `pages.json`, which the server reads.
 * @param plugins needed to load the app's own sources
 */
export function prerenderPages(plugins: () => PluginOption[]): Plugin {
  let root = '';
  let dist = '';
  let basePath = '';
  let isBuild = false;
  return {
    name: 'apiyard:prerender',
    configResolved(config) {
      root = config.root;
      dist = resolve(config.root, config.build.outDir);
      basePath = config.base.replace(/\/$/, '');
      isBuild = config.command === 'build';
    },
    transformIndexHtml: (html, { server }) =>
      server === undefined ? html : withWords(html, 'en').replaceAll('%site.name%', 'Apiyard'),
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler(error?: Error) {
        // `closeBundle` also runs for servers, including that of a test run. A failed build reports its own error.
        if (!isBuild || error) return;
        const template = await readFile(join(dist, 'index.html'), 'utf8');
        // For another host, prefetching would need its origin and CORS.
        const atOwnHost = (process.env['VITE_API_BASE'] ?? '') === '';
        const { renderer, file } = await buildRenderer(root, join(dist, 'render'), plugins());
        const pages = join(dist, 'pages');
        await rm(pages, { recursive: true, force: true });
        for (const language of pageLanguages) {
          await mkdir(join(pages, language), { recursive: true });
          await writeFile(
            join(pages, language, 'shell.html'),
            emptyPage(template, language, scriptsAhead(dist, language, null, basePath)),
          );
        }
        const afterPaint = await inlineScript('after-paint.ts');
        const font = `${basePath}/assets/${await latinFont(join(dist, 'assets'))}`;
        for (const language of pageLanguages)
          await writeFile(
            join(pages, language, 'content.html'),
            firstScreen(contentPage(template, language, font), {
              styles: null,
              afterPaint,
              ahead: scriptsAhead(dist, language, null, basePath),
            }),
          );
        const site = { renderer, template, dist, pages, afterPaint, basePath };
        for (const page of renderer.publicPages) await renderPage(page, site);
        for (const page of firstPages) await renderFrame(page, atOwnHost, site);
        await drawSocialPictures(dist, renderer.pictureNames);
        await writeFile(join(dist, 'pages.json'), `${JSON.stringify(pageList(renderer, file, basePath), null, 2)}\n`);
      },
    },
  };
}

async function latinFont(assets: string): Promise<string> {
  const found = (await readdir(assets)).find((name) =>
    /^plus-jakarta-sans-latin-wght-normal-[\w-]+\.woff2$/.test(name),
  );
  if (found === undefined) throw new Error('The build has no font for Latin text.');
  return found;
}

/** The file that the server reads, in the format of its `page-list.ts`. */
function pageList(
  {
    knownPaths: routes,
    publicPages: forAll,
    serverRenderedPaths: rendered,
    anyQueryPaths: anyQuery,
    sitemapPaths: sitemap,
  }: Renderer,
  renderer: string,
  basePath: string,
) {
  const forPeople = firstPages.map(({ path, name }) => ({ path, name, for: 'people' }));
  for (const { path, otherwise } of forAll)
    if (otherwise !== undefined && !forPeople.some(({ name }) => name === otherwise))
      throw new Error(`${path} shows ${otherwise} to signed-in people, which is not rendered. List it in preloads.ts.`);
  return {
    basePath,
    shell: 'shell',
    content: 'content',
    renderer,
    routes,
    rendered,
    anyQuery,
    sitemap,
    pages: [...forAll, ...forPeople],
  };
}

interface Site {
  readonly renderer: Renderer;
  readonly template: string;
  readonly dist: string;
  readonly pages: string;
  readonly afterPaint: string;
  /** The base path, or an empty string. */
  readonly basePath: string;
}

async function renderPage(
  page: PublicPage,
  { renderer, template, dist, pages, afterPaint, basePath }: Site,
): Promise<void> {
  let styles: string | null = null;
  for (const language of pageLanguages) {
    for (const site of ['bare', 'named'] as const) {
      const html = renderedPage(template, language, {
        page,
        site,
        ...(await renderer.renderPage(page.path, language, site, basePath)),
      });
      // The rules are the same in every language.
      styles ??= await criticalStyles(html, dist, basePath);
      await writeFile(
        join(pages, language, site === 'bare' ? `${page.name}.html` : `${page.name}.named.html`),
        firstScreen(html, { styles, afterPaint, ahead: scriptsAhead(dist, language, null, basePath) }),
      );
    }
  }
}

/** The frame of a page for signed-in people. Its prefetched calls start immediately, unless another host answers them. */
async function renderFrame(
  page: (typeof firstPages)[number],
  atOwnHost: boolean,
  { renderer, template, dist, pages, afterPaint, basePath }: Site,
): Promise<void> {
  let styles: string | null = null;
  for (const language of pageLanguages) {
    const { body } = await renderer.renderPage(page.path, language, 'bare', basePath, 'person');
    const html = framePage(template, language, body);
    styles ??= await criticalStyles(html, dist, basePath);
    const calls = atOwnHost ? [...firstCalls, ...page.calls(language)].map((call) => basePath + call) : [];
    await writeFile(
      join(pages, language, `${page.name}.html`),
      firstScreen(html, { styles, afterPaint, ahead: scriptsAhead(dist, language, page, basePath), calls }),
    );
  }
}

/** The app for Node, with all it needs: the build renders with it, and later the server. */
async function buildRenderer(
  root: string,
  outDir: string,
  plugins: PluginOption[],
): Promise<{ readonly renderer: Renderer; readonly file: string }> {
  // A new file name for each build in watch mode, since Node caches modules. Not a query string on the same file: its
  // chunks would be loaded a second time.
  const name = `render-${Date.now()}.js`;
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins,
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: 'src/boot/render.tsx',
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      minify: false,
      target: 'node24',
      rolldownOptions: { output: { entryFileNames: name } },
    },
  });
  const renderer = (await import(pathToFileURL(join(outDir, name)).href)) as Renderer;
  return { renderer, file: `render/${name}` };
}
