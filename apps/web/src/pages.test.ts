import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hrefsAbove } from '@apiyard/kit/routing/page-list.tsx';
import { plannedPages } from '@apiyard/shell/navigation/planned-pages.ts';
import { expect, it } from 'vitest';
import { pages } from './pages.ts';
import { anyQueryPaths, nameOf, pictureNames, publicPages, serverRenderedPaths, sitemapPaths } from './public-pages.ts';

const features = fileURLToPath(new URL('../../../packages/features', import.meta.url));
const filesIn = (pattern: string) =>
  globSync(pattern, { cwd: features, exclude: (name) => name.includes('node_modules') }).toSorted();
const paths = pages.map(({ path }) => path as string);

it('has a page for every route and for what the palette finds', () => {
  const loaded = filesIn('*/src/**/*.page.ts').flatMap((file) =>
    Array.from(
      readFileSync(join(features, file), 'utf8').matchAll(/import\('(\.[^']+\.(?:route|finder)\.tsx?)'\)/g),
      ([, route = '']) => join(dirname(file), route),
    ),
  );
  expect(Array.from(new Set(loaded)).toSorted()).toEqual(
    [...filesIn('*/src/**/*.route.tsx'), ...filesIn('*/src/**/*.finder.ts')].toSorted(),
  );
});

it('lists the pages of every package', () => {
  const packages = new Set(filesIn('*/src/**/*.page.ts').map((file) => file.split('/', 1)[0] ?? ''));
  expect(Array.from(packages).filter((name) => !existsSync(join(features, name, 'src/pages.ts')))).toEqual([]);
  expect(pages.filter(({ path }) => path === '/admin/users' || path === '/tos')).toHaveLength(2);
});

it('has one page for a path, each with a name', async () => {
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
  const files = import.meta.glob<Readonly<Record<string, string>>>('../../../packages/features/*/src/**/copy/en.ts', {
    eager: true,
    import: 'default',
  });
  const english: Readonly<Record<string, string>> = Object.assign({}, ...Object.values(files));
  const named = ({ title, description = title }: (typeof pages)[number]) =>
    [title, description].every((key) => (english[key] ?? '') !== '');
  expect(pages.filter((page) => !named(page)).map(({ path }) => path)).toEqual([]);
});

it('leads to pages only, from menus and from pages to others', () => {
  const leads = pages.flatMap(({ path, parent, forPeople }) =>
    [typeof parent === 'function' ? parent({ pathname: path, search: '' }) : parent, forPeople].filter(
      (to) => to !== undefined,
    ),
  );
  expect(leads.filter((path) => !paths.includes(path))).toEqual([]);
  const hrefs = pages.flatMap(({ menu = [] }) => menu.flatMap(({ href }) => href ?? []));
  expect(Array.from(new Set(hrefs)).toSorted()).toEqual([
    '/apps/ecommerce/detail/1',
    '/dashboards/',
    '/hub?favourites',
  ]);
  expect(plannedPages.filter(({ path }) => paths.includes(path))).toEqual([]);
});

it.each([
  ['/hub/convert/hash', ['/hub', '/convert']],
  ['/hub/scrape/books/list', ['/hub']],
  ['/convert', ['/hub']],
  ['/allfeature', ['/hub']],
  ['/account/keys', ['/account/profile']],
  ['/account/profile', []],
  ['/admin/plans', ['/admin']],
  ['/admin/users/7', ['/admin', '/admin/users']],
  ['/admin/recent-updates/new', ['/admin', '/admin/recent-updates']],
  ['/addscrape/7/revisions', ['/admin', '/addscrape', '/addscrape/7']],
  ['/apps/blog/detail/hello', ['/apps/blog/posts']],
  ['/hub', []],
])('has the breadcrumbs of %s', (address, above) => {
  const [pathname = '', search = ''] = address.split('?');
  expect(hrefsAbove({ pathname, search }, pages)).toEqual(above);
});

it('gives no two entries of a menu the same place', () => {
  const places = [...pages, ...plannedPages].flatMap(({ menu = [] }) =>
    menu.map(({ group, order }) => `${group} ${order}`),
  );
  expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([]);
});

it('renders the pages of the public layout when the app is built', () => {
  expect(publicPages.map(({ path }) => path).toSorted()).toEqual([
    '/',
    '/about',
    '/contact',
    '/datadeletion',
    '/homepage',
    '/portfolio',
    '/pricing2',
    '/privacyp',
    '/support',
    '/tos',
  ]);
  expect(publicPages.filter(({ name }) => ['landing', 'about', 'tos'].includes(name))).toEqual([
    { path: '/about', name: 'about', for: 'everyone' },
    { path: '/', name: 'landing', for: 'visitors', otherwise: 'dashboards' },
    { path: '/tos', name: 'tos', for: 'everyone', unless: 'terms' },
  ]);
});

it('lists for search engines what everyone can read', () => {
  expect(sitemapPaths.toSorted()).toEqual([
    '/allfeature',
    '/android',
    '/apps/blog/posts',
    '/dashboards',
    '/docs',
    '/hub',
    '/islami/daily-prayers',
    '/islami/hijri-month',
    '/islami/names',
    '/islami/prayer-times',
    '/islami/qibla',
    '/islami/quran',
    '/islami/zakat',
    '/pricing',
    '/puzzle/2048',
    '/puzzle/anagrams',
    '/puzzle/arithmetic-quiz',
    '/puzzle/crossword',
    '/puzzle/fifteen',
    '/puzzle/maze',
    '/puzzle/minesweeper',
    '/puzzle/nonogram',
    '/puzzle/sliding-picture',
    '/puzzle/sudoku',
    '/puzzle/word-of-the-day',
    '/puzzle/word-search',
    '/recent-updates',
  ]);
});

it('renders the pages with a form for any query', () => {
  expect(anyQueryPaths).toEqual(['/hub/*']);
});

it('draws a picture for shared links to each rendered page, and one for all pages below an address', () => {
  expect(['/', '/about', '/hub', '/hub/*', '/android/:packageName', '/apps/blog/detail/:id'].map(nameOf)).toEqual([
    'landing',
    'about',
    'hub',
    'hub',
    'android',
    'apps-blog-detail',
  ]);
  const rendered = [...publicPages.map(({ path }) => path), ...serverRenderedPaths];
  expect(rendered.map(nameOf).filter((name) => !pictureNames.includes(name))).toEqual([]);
  expect(new Set(pictureNames).size).toBe(pictureNames.length);
});
