import type { Api } from '@apiyard/api/contract/hub/hub';
import { areaPagesCopy } from '@apiyard/kit/areas/pages/area-pages-copy.ts';
import { definePage } from '@apiyard/kit/routing/page.ts';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { dataApi, hashApi, longWordsApi, manyApis, qrApi, scraperApi, storyApis } from '@apiyard/kit/story/apis.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { inDark, inLight, pictured } from '@apiyard/ui/story/modes.ts';
import type { CatalogueInStoryProps } from '../story/CatalogueInStory.tsx';
import { CatalogueInStory } from '../story/CatalogueInStory.tsx';

type Catalogue = CatalogueInStoryProps['catalogue'];
const ready = (apis: readonly Api[]): Catalogue => ({ state: 'done', value: apis });
const loading: Catalogue = { state: 'loading' };
const failed: Catalogue = { state: 'failed', requestId: '01ky3vq9m8' };
const placeOf = (place: NonNullable<CatalogueInStoryProps['place']>) => place;

const meta = preview.meta({
  title: 'Screens/Hub/Catalogue',
  component: CatalogueInStory,
  globals: { language: 'en' },
  args: { catalogue: ready(storyApis), onRetry: fn() },
});

const names = (canvas: { getAllByRole(role: string): HTMLElement[] }) =>
  canvas
    .getAllByRole('heading')
    .filter((heading) => heading.querySelector('a'))
    .map((heading) => heading.textContent);

const everyName = ['QR code', 'Hash', 'GitHub profile', 'Mobile Legends', 'Data formats', 'Translate'];

/** Sorted by use, then by area. Each place of the catalogue has its own heading. */
export const Success = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('API hub');
    await expect(names(canvas)).toEqual(everyName);
    await expect(canvas.getByRole('link', { name: 'Hash' })).toHaveAttribute('href', '/hub/convert/hash');
    await expect(canvas.getByRole('status')).toHaveTextContent('6 tools');
    await expect(canvas.getByText('Failing', { ignore: 'option' })).toBeVisible();
    await expect(canvas.getByText('Recent checks failed. Calls may fail too.')).toBeVisible();
    await expect(canvas.getAllByText('Operational', { ignore: 'option' })).toHaveLength(3);
    await expect(
      canvas.getByRole('img', {
        name: 'Last 30 days. Days without failures: 2. Days with failures: 3. Days without calls: 25.',
      }),
    ).toBeVisible();
  },
});

/** One line each: twelve fit on a laptop. */
export const Rows = meta.story({
  args: { catalogue: ready(manyApis), view: { layout: 'rows' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('radio', { name: 'Rows' })).toBeChecked();
    await expect(canvas.getByRole('status')).toHaveTextContent('240 tools');
    if (innerWidth < 1200) return;
    const [first, second] = canvasElement.querySelectorAll('h2');
    if (first === undefined || second === undefined) throw new Error('There are no rows.');
    await expect(second.getBoundingClientRect().top - first.getBoundingClientRect().top).toBeLessThanOrEqual(36);
  },
});

/** On a phone a row has the name, its summary, health and cost. */
export const RowsOnAPhone = meta.story({
  globals: { viewport: { value: 'mobile2', isRotated: false } },
  args: { view: { layout: 'rows' } },
  play: async ({ canvas }) => {
    await expect(names(canvas)).toEqual(everyName);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});

export const SwitchToRows = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Rows' }));
    await waitFor(() => expect(canvas.queryByText('Recent checks failed. Calls may fail too.')).toBeNull());
    await expect(names(canvas)).toEqual(everyName);
  },
});

export const Searching = meta.story({
  play: async ({ canvas }) => {
    await userEvent.keyboard('/');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await userEvent.keyboard('SHA256');
    await waitFor(() => expect(names(canvas)).toEqual(['Hash']));
    await expect(canvas.getByRole('status')).toHaveTextContent('1 tool');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(names(canvas)).toHaveLength(6));
  },
});

/** A synonym in any language finds a tool. */
export const BySynonym = meta.story({
  args: { view: { query: 'empreinte' } },
  play: async ({ canvas }) => expect(names(canvas)).toEqual(['Hash']),
});

export const Filtering = meta.story({
  play: async ({ canvas, step }) => {
    await step('free to try', async () => {
      const free = canvas.getByRole('button', { name: 'Free to try 2' });
      await userEvent.click(free);
      await waitFor(() => expect(names(canvas)).toEqual(['QR code', 'Hash']));
      await expect(free).toHaveAttribute('aria-pressed', 'true');
      await expect(canvas.getByRole('link', { name: 'Convert 1' })).toBeVisible();
      await userEvent.click(free);
    });
    await step('premium', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Premium 1' }));
      await waitFor(() => expect(names(canvas)).toEqual(['Translate']));
      await userEvent.click(canvas.getByRole('button', { name: 'Premium 1' }));
    });
    await step('output', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /Any output/ }));
      await userEvent.click(await screen.findByRole('option', { name: 'Image' }));
      await waitFor(() => expect(names(canvas)).toEqual(['QR code']));
    });
    await step('health, with nothing left', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Any health/ }));
      await userEvent.click(await screen.findByRole('option', { name: 'Paused' }));
      await expect(await canvas.findByText('No tools match these filters.')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Clear search and filters' }));
      await waitFor(() => expect(names(canvas)).toEqual(everyName));
    });
  },
});

/** Areas are links. An area without tools is not listed. */
export const Areas = meta.story({
  args: { place: placeOf('allfeature'), catalogue: ready([...storyApis, scraperApi]), view: { freeOnly: true } },
  play: async ({ canvas }) => {
    const areas = within(canvas.getByRole('list', { name: 'Areas' })).getAllByRole('link');
    await expect(areas.map((area) => [area.textContent, area.getAttribute('href')])).toEqual([
      ['All2', '/allfeature?free=1'],
      ['Profiles0', '/stalker?free=1'],
      ['Game IDs0', '/cekid?free=1'],
      ['Convert1', '/convert?free=1'],
      ['Random1', '/random?free=1'],
      ['AI0', '/ai?free=1'],
      ['Scrapers0', '/allfeature?area=scrape&free=1'],
    ]);
    await expect(areas[0]).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('link', { name: 'Hash' })).toHaveAttribute('href', '/hub/convert/hash');
  },
});

export const ByArea = meta.story({
  args: { place: placeOf('allfeature'), catalogue: ready([...storyApis, scraperApi]), view: { sort: 'area' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('All tools');
    await expect(canvas.getAllByRole('heading', { level: 2 }).map((area) => area.textContent)).toEqual([
      'Profiles',
      'Game IDs',
      'Convert',
      'Random',
      'AI',
      'Scrapers',
    ]);
    await expect(canvas.getByRole('link', { name: 'Books' })).toHaveAttribute('href', '/hub/scrape/books/list');
  },
});

const playable = (name: 'sudoku' | 'minesweeper', order: number) =>
  definePage({
    path: `/puzzle/${name}`,
    layout: 'full',
    access: 'anyone',
    title: `areaPages.${name}`,
    copies: [areaPagesCopy],
    load: () => Promise.resolve({}),
    parent: '/puzzle',
    inArea: { area: 'puzzle', name, order },
  });

/** The puzzles that people play come before the APIs. */
export const PagesOfAnArea = meta.story({
  parameters: { ...pictured(inDark), app: { pages: [playable('minesweeper', 20), playable('sudoku', 10)] } },
  args: { place: placeOf('puzzle'), catalogue: ready(manyApis) },
  play: async ({ canvas }) => {
    await expect(
      canvas
        .getAllByRole('heading', { level: 3 })
        .slice(0, 2)
        .map((name) => name.textContent),
    ).toEqual(['Sudoku', 'Minesweeper']);
    await expect(canvas.getByRole('link', { name: 'Sudoku' })).toHaveAttribute('href', '/puzzle/sudoku');
    await expect(canvas.getByText('No guessing needed')).toBeVisible();
  },
});

/** The page of an area. */
export const OneArea = meta.story({
  args: { place: placeOf('convert'), view: { sort: 'name' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Convert');
    await expect(names(canvas)).toEqual(['Data formats', 'Hash']);
    await expect(canvas.getByRole('link', { name: 'Hash' })).toHaveAttribute('href', '/hub/convert/hash');
    await expect(canvas.getByRole('link', { name: 'Convert 2' })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('link', { name: 'All 6' })).toHaveAttribute('href', '/allfeature?sort=name');
  },
});

const subjectApis: readonly Api[] = [
  { ...hashApi, subject: 'security' },
  { ...dataApi, subject: 'data' },
  { ...longWordsApi, title: 'Letter case', subject: 'text' },
  { ...hashApi, path: 'convert/slug', title: 'Slug', subject: 'text' },
  { ...qrApi, subject: 'codes' },
];

/** An area in the order of its subjects, with links to them. */
export const Subjects = meta.story({
  parameters: { variants: ['arabic', 'chinese', 'phone'] },
  args: { place: placeOf('convert'), catalogue: ready(subjectApis) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Sort$/ })).toHaveTextContent('By subject');
    await expect(canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Data',
      'Text',
      'Security',
    ]);
    await expect(canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Data formats',
      'Letter case',
      'Slug',
      'Hash',
    ]);
    const contents = within(canvas.getByRole('navigation', { name: 'Subjects' })).getAllByRole('link');
    await expect(contents.map((link) => link.getAttribute('href'))).toEqual([
      '#subject-data',
      '#subject-text',
      '#subject-security',
    ]);
    await userEvent.type(canvas.getByRole('searchbox'), 'hash');
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Security' })).toBeNull());
    await expect(canvas.queryByRole('navigation', { name: 'Subjects' })).toBeNull();
  },
});

/** Within areas, only where an area has more than one subject. */
export const SubjectsOfAreas = meta.story({
  args: { place: placeOf('allfeature'), catalogue: ready(subjectApis), view: { sort: 'area' } },
  play: async ({ canvas }) => {
    const headings = canvas.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`);
    await expect(headings).toEqual([
      'H1 All tools',
      'H2 Convert',
      'H3 Data',
      'H4 Data formats',
      'H3 Text',
      'H4 Letter case',
      'H4 Slug',
      'H3 Security',
      'H4 Hash',
      'H2 Random',
      'H3 QR code',
    ]);
    await expect(canvas.queryByRole('navigation', { name: 'Subjects' })).toBeNull();
  },
});

export const EmptyArea = meta.story({
  args: { place: placeOf('islami') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Islamic');
    await expect(canvas.getByText('No tools here yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View all tools' })).toHaveAttribute('href', '/allfeature');
  },
});

/** A favourite is one state: its star. */
export const Favourites = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Favourite: QR code' }));
    await expect(canvas.getByRole('button', { name: 'Favourite: QR code' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Favourites 1' }));
    await waitFor(() => expect(names(canvas)).toEqual(['QR code']));
    await expect(canvas.getByRole('link', { name: 'All 1' })).toHaveAttribute('aria-current', 'true');
  },
});

export const NoFavourites = meta.story({
  args: { view: { favouritesOnly: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No favourites yet')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all tools' }));
    await waitFor(() => expect(names(canvas)).toHaveLength(6));
  },
});

export const NothingMatches = meta.story({
  args: { view: { query: 'teapot' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No tools match “teapot”. Try fewer or different words.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search and filters' }));
    await waitFor(() => expect(names(canvas)).toHaveLength(6));
  },
});

/** A typo: the nearest names lead on. */
export const NearestNames = meta.story({
  args: { view: { query: 'tarnslate' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Did you mean:')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Translate' })).toHaveAttribute('href', '/hub/ai/translate');
  },
});

export const MatchesElsewhere = meta.story({
  args: { place: placeOf('random'), view: { query: 'hash', layout: 'rows' } },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Show 1 match without filters' })).toHaveAttribute(
      'href',
      '/allfeature?q=hash&view=rows',
    ),
});

export const Empty = meta.story({
  parameters: pictured(inLight),
  args: { catalogue: ready([]) },
  play: async ({ canvas }) => expect(canvas.getByText('Tools appear here after an admin turns them on.')).toBeVisible(),
});

export const Loading = meta.story({
  args: { catalogue: loading },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy=true]')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox'), 'hash');
    await expect(canvas.getByRole('searchbox')).toHaveValue('hash');
  },
});

/** The strips have their place before they load. */
export const DaysLoading = meta.story({
  args: { days: new Map<string, never>() },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img', { name: /Last 30 days/ })).toBeNull();
    await expect(canvasElement.querySelectorAll('li svg[width="119"]')).toHaveLength(5);
  },
});

export const Failed = meta.story({
  args: { catalogue: failed },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Couldn’t load the catalogue');
    await expect(canvas.getByText('01ky3vq9m8')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
});

export const Many = meta.story({
  args: { catalogue: ready(manyApis) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('240 tools');
    await userEvent.type(canvas.getByRole('searchbox'), 'tool 240');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1 tool'));
  },
});

export const LongNames = meta.story({
  args: { catalogue: ready([longWordsApi, ...storyApis]) },
  play: async ({ canvas }) => {
    await expect(names(canvas)).toContain(longWordsApi.title);
    await userEvent.click(canvas.getByRole('radio', { name: 'Rows' }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Rows' })).toBeChecked());
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});

export const InArabic = meta.story({
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('مركز الواجهات البرمجية');
    await expect(canvas.getByRole('status')).toHaveTextContent('6 أدوات');
    await expect(canvas.getByText('يستهلك استدعاءين')).toBeVisible();
  },
});

export const RowsInArabic = meta.story({
  globals: { language: 'ar' },
  args: { view: { layout: 'rows' } },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('link', { name: 'Hash' }).closest('li') as HTMLElement;
    const star = within(row).getByRole('button');
    if (innerWidth < 1200) return;
    await expect(star.getBoundingClientRect().left).toBeLessThan(
      within(row).getByRole('heading').getBoundingClientRect().left,
    );
  },
});
