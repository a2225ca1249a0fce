import type { ScraperRow } from '@apiyard/api/contract/scrapers/scrapers';
import { Narrow } from '@apiyard/ui/story/variants/narrow';
import { media } from '@apiyard/ui/theme/media';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { loadActive } from '@apiyard/kit/copy.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { scrapersCopy } from '../scrapers-copy.ts';
import { ListInStory } from '../story/ListInStory.tsx';
import { ScraperCards } from './ScraperCards.tsx';
import { booksRow, draftRow, longRow, manyRows, ratesRow, storyRows, weatherRow } from '../story/story-scrapers.ts';

const done = (value: readonly ScraperRow[]) => ({ state: 'done' as const, value });

const meta = preview.meta({
  title: 'Screens/Scrapers/List',
  component: ListInStory,
  globals: { language: 'en' },
  loaders: [() => loadActive(scrapersCopy)],
  args: { scrapers: done(storyRows), onAct: fn(), onImport: fn(), onExportAll: fn(), onRetry: fn() },
});

const titles = (canvas: { getAllByRole(role: string): HTMLElement[] }) =>
  canvas
    .getAllByRole('link')
    .filter((link) => /^\/addscrape\/\w+\d$/.test(link.getAttribute('href') ?? ''))
    .map((link) => link.textContent);

export const Success = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Scraper APIs');
    await waitFor(() => expect(titles(canvas)).toEqual(['Books', 'Weather today', 'Chess profile', 'Exchange rates']));
    await expect(canvas.getByRole('status')).toHaveTextContent('4 APIs');
    const books = within(canvas.getByRole('row', { name: /^Books/ }));
    await expect(books.getByText(/^scrape\/books\/list/)).toBeVisible();
    await expect(books.getByText(/books\.example$/)).toBeVisible();
    await expect(books.getByText('Draft changed')).toBeVisible();
    await expect(books.getByText('12,480')).toBeVisible();
    await expect(books.getByText('2 minutes ago')).toHaveAttribute('datetime', '2026-11-20T09:58:00.000Z');
    await expect(books.getByText('Passed, 320 ms')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'New API' })).toHaveAttribute('href', '/addscrape/start');
  },
});

export const FailingShowsReason = meta.story({
  play: async ({ canvas, args }) => {
    const sentence = 'first page: Expected at least 10 items, but there are 0.';
    const health = await canvas.findByRole('button', { name: /Test results of Weather today/ });
    await expect(health).toHaveAttribute('title', sentence);
    await userEvent.click(health);
    const dialog = within(await screen.findByRole('dialog', { name: 'Health of Weather today' }));
    await expect(dialog.getByText('1 of 2 failed')).toBeVisible();
    await expect(dialog.getByText(/The page loaded \(200, 48 kB\)/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Run tests' }));
    await expect(args.onAct).toHaveBeenCalledWith('test', weatherRow);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

const entriesOf = async (
  canvas: { findByRole(role: string, options: { name: string }): Promise<HTMLElement> },
  title: string,
) => {
  await userEvent.click(await canvas.findByRole('button', { name: `Actions for ${title}` }));
  const menu = await screen.findByRole('menu', { name: `Actions for ${title}` });
  const entries = within(menu)
    .getAllByRole('menuitem')
    .map((item) => item.textContent);
  return { menu: within(menu), entries };
};
const closed = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

export const MenusFollowTheState = meta.story({
  play: async ({ canvas, args }) => {
    const published = await entriesOf(canvas, 'Books');
    await expect(published.entries).toEqual([
      'Edit',
      'Open in playground',
      'Publish changes',
      'Pause',
      'Run tests',
      'Revisions',
      'Export as JSON',
      'Delete',
    ]);
    await expect(published.menu.getByRole('menuitem', { name: 'Open in playground' })).toHaveAttribute(
      'href',
      '/hub/scrape/books/list',
    );
    await userEvent.click(published.menu.getByRole('menuitem', { name: 'Pause' }));
    await expect(args.onAct).toHaveBeenCalledWith('pause', booksRow);
    await closed();
    const draft = await entriesOf(canvas, 'Chess profile');
    await expect(draft.entries).toEqual(['Edit', 'Publish', 'Run tests', 'Export as JSON', 'Delete']);
    await userEvent.click(draft.menu.getByRole('menuitem', { name: 'Delete' }));
    await expect(args.onAct).toHaveBeenCalledWith('delete', draftRow);
    await closed();
    const paused = await entriesOf(canvas, 'Exchange rates');
    await expect(paused.entries).toEqual(['Edit', 'Resume', 'Run tests', 'Revisions', 'Export as JSON', 'Delete']);
    await userEvent.click(paused.menu.getByRole('menuitem', { name: 'Resume' }));
    await expect(args.onAct).toHaveBeenCalledWith('resume', ratesRow);
    await closed();
  },
});

export const SearchAndFilter = meta.story({
  play: async ({ canvas }) => {
    await userEvent.keyboard('/');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await userEvent.keyboard('scrape');
    await waitFor(() => expect(titles(canvas)).toEqual(['Books', 'Weather today', 'Exchange rates']));
    const paused = canvas.getByRole('button', { name: 'Paused 1' });
    await userEvent.click(paused);
    await expect(paused).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(titles(canvas)).toEqual(['Exchange rates']));
    await userEvent.click(paused);
    await userEvent.click(await canvas.findByRole('button', { name: 'Failing 1' }));
    await waitFor(() => expect(titles(canvas)).toEqual(['Weather today']));
  },
});

export const TestsRunning = meta.story({
  args: { testing: ['s1'] },
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('row', { name: /^Books/ }));
    await expect(row.getByText('Running tests')).toBeVisible();
  },
});

export const FilteredToNothing = meta.story({
  args: { view: { query: 'teapot', state: 'draft' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No scraper API matches “teapot”. Try fewer or different words.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search and filters' }));
    await waitFor(() => expect(titles(canvas)).toHaveLength(4));
  },
});

export const Empty = meta.story({
  args: { scrapers: done([]) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('No scraper APIs yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Create the first API' })).toHaveAttribute(
      'href',
      '/addscrape/start',
    );
    await expect(canvas.queryByRole('link', { name: 'New API' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Export all' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Import' }));
    await expect(args.onImport).toHaveBeenCalledTimes(1);
  },
});

export const Loading = meta.story({
  args: { scrapers: { state: 'loading' as const } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy=true]')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox'), 'books');
    await expect(canvas.getByRole('searchbox')).toHaveValue('books');
  },
});

export const Failed = meta.story({
  args: { scrapers: { state: 'failed' as const, requestId: '01ky3vq9m8' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Couldn’t load scraper APIs');
    await expect(canvas.getByText('01ky3vq9m8')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
});

export const LongWords = meta.story({
  args: { scrapers: done([longRow, ...storyRows]) },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(titles(canvas)).toHaveLength(5));
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const Many = meta.story({
  args: { scrapers: done(manyRows) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('120 APIs');
    if (matchMedia(media.fromMd).matches) {
      // At most 48 px high, so that a dozen rows fit the screen.
      const rows = (await canvas.findAllByRole('row')).slice(1, 13);
      await expect(Math.max(...rows.map((row) => row.offsetHeight))).toBeLessThanOrEqual(48);
    }
    await expect(canvas.getByRole('button', { name: 'Show all 120' })).toBeVisible();
    await userEvent.click(canvas.getByRole('searchbox'));
    await userEvent.paste('site 120');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1 API'));
  },
});

export const InArabic = meta.story({
  globals: { language: 'ar' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('واجهات الاستخراج');
    await expect(canvas.getByRole('status')).toHaveTextContent('4 واجهات برمجية');
    await expect(getComputedStyle(canvasElement).direction).toBe('rtl');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const Dark = meta.story({
  globals: { mode: 'dark' },
  play: async ({ canvas }) => waitFor(() => expect(titles(canvas)).toHaveLength(4)),
});

/** On narrow screens. */
export const Cards = meta.story({
  args: { scrapers: done([longRow, ...storyRows]) },
  render: ({ onAct }) => (
    <Narrow>
      <ScraperCards
        rows={[longRow, ...storyRows]}
        testing={new Set()}
        nowMs={Date.UTC(2026, 10, 20, 10)}
        onAct={onAct}
        onHealth={() => {}}
      />
    </Narrow>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(titles(canvas)).toHaveLength(5);
    await expect(canvas.getByText('873 calls in 30 days')).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
