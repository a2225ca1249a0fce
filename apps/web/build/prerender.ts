import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, PluginOption } from 'vite';
import { build } from 'vite';
import { criticalStyles } from './critical-styles.ts';
import { firstScreen } from './first-screen.ts';
import { inlineScript } from './inline-script.ts';
import { emptyPage, framePage, pageLanguages, renderedPage, withWords } from './page.ts';
import { firstCalls, firstPages, scriptsAhead } from './preloads.ts';
import { drawSocialPictures } from './pictures.ts';
import type { PublicPage } from '../src/public-pages.ts';
import type { knownPaths, publicPages, renderPage as renderInApp, sitemapPaths } from '../src/boot/render.tsx';

interface Renderer {
  readonly renderPage: typeof renderInApp;
  readonly knownPaths: typeof knownPaths;
  readonly publicPages: typeof publicPages;
  readonly sitemapPaths: typeof sitemapPaths;
}

/**
 * Renders the public pages in every language once the app is built, the frames of pages that people come to first, and
 * the page without content that all others start from. Writes `pages/<language>/<name>.html`, `<name>.named.html` for installations that say who runs them, and
 * `pages.json`, from which the server knows what stands where.
 * @param plugins what the app's own sources need to be understood
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
        // Servers close as well, that of a test run among them. A build that failed says why by itself.
        if (!isBuild || error) return;
        const template = await readFile(join(dist, 'index.html'), 'utf8');
        // Elsewhere the answers would need that host's name, and its leave.
        const atOwnHost = (process.env['VITE_API_BASE'] ?? '') === '';
        const renderer = await buildRenderer(root, plugins());
        const pages = join(dist, 'pages');
        await rm(pages, { recursive: true, force: true });
        for (const language of pageLanguages) {
          await mkdir(join(pages, language), { recursive: true });
          await writeFile(
            join(pages, language, 'shell.html'),
            emptyPage(template, language, scriptsAhead(dist, language, null, basePath)),
          );
        }
        const site = { renderer, template, dist, pages, afterPaint: await inlineScript('after-paint.ts'), basePath };
        for (const page of renderer.publicPages) await renderPage(page, site);
        for (const page of firstPages) await renderFrame(page, atOwnHost, site);
        await drawSocialPictures(
          dist,
          renderer.publicPages.map(({ name }) => name),
        );
        await writeFile(join(dist, 'pages.json'), `${JSON.stringify(pageList(renderer, basePath), null, 2)}\n`);
      },
    },
  };
}

/** What the server reads, in the shape of its `page-list.ts`. */
function pageList({ knownPaths: routes, publicPages: forAll, sitemapPaths: sitemap }: Renderer, basePath: string) {
  const forPeople = firstPages.map(({ path, name }) => ({ path, name, for: 'people' }));
  for (const { path, otherwise } of forAll)
    if (otherwise !== undefined && !forPeople.some(({ name }) => name === otherwise))
      throw new Error(`${path} shows ${otherwise} to signed-in people, which is not rendered. List it in preloads.ts.`);
  return { basePath, shell: 'shell', routes, sitemap, pages: [...forAll, ...forPeople] };
}

interface Site {
  readonly renderer: Renderer;
  readonly template: string;
  readonly dist: string;
  readonly pages: string;
  readonly afterPaint: string;
  /** What stands between host and paths, or nothing. */
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

/** What a page for people is drawn in. Its calls set out when it stands, unless another host answers them. */
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

/** The app for Node, with all it needs. */
async function buildRenderer(root: string, plugins: PluginOption[]): Promise<Renderer> {
  const outDir = join(root, 'node_modules/.cache/apiyard/render');
  // A new name for each build of a watching process: Node keeps what it has loaded. Not a new address of the same file,
  // which the chunks beside it would load a second time.
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
  return (await import(pathToFileURL(join(outDir, name)).href)) as Renderer;
}
