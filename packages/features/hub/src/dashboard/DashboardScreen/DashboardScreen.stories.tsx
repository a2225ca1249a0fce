import { listFavourites } from '@apiyard/api/contract/hub/hub';
import type { screen } from 'storybook/test';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { fixture } from '@apiyard/kit/story/fixture.ts';
import { storyUser } from '@apiyard/kit/story/people.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { inLight, pictured } from '@apiyard/ui/story/modes.ts';
import { storyCalls, storyUpdates, storyUsage } from '../story/activity.ts';
import { listedTools } from '../story/tools.ts';
import { toolsOf } from '../tools-to-try.ts';
import { DashboardScreen } from './DashboardScreen.tsx';
import { rangeOf } from './usage-range.ts';

const meta = preview.meta({
  title: 'Screens/Home/DashboardScreen',
  component: DashboardScreen,
  globals: { language: 'en' },
  parameters: { app: { user: storyUser, at: '/dashboards/' } },
  args: {
    user: storyUser,
    tools: { state: 'done' as const, value: listedTools },
    favourites: { state: 'done' as const, value: toolsOf(listedTools, ['random/uuid', 'puzzle/sudoku']) },
    usage: { state: 'done' as const, value: storyUsage },
    range: rangeOf(new URLSearchParams()),
    calls: { state: 'done' as const, value: storyCalls },
    updates: { state: 'done' as const, value: storyUpdates },
    onRange: fn(),
    apiOrigin: 'https://yard.example',
    nowMs: new Date(2026, 10, 20, 9, 30).getTime(),
    firstSteps: null,
    onRetry: fn(),
  },
});

export const Success = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Good morning, Noor');
    await expect(canvas.getByText('368 calls left')).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: '132 of 500 calls used' })).toHaveAttribute(
      'aria-valuenow',
      '0.264',
    );
    const favourites = within(canvas.getByRole('region', { name: 'Favourites' }));
    await expect(favourites.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/hub/random/uuid',
      '/hub/puzzle/sudoku',
    ]);
    const tools = within(canvas.getByRole('region', { name: 'Tools to try' }));
    await expect(tools.getAllByRole('heading', { level: 3 }).map((name) => name.textContent)).toEqual([
      'Data formats',
      'Sudoku',
      'UUID',
      'Text',
      'Units',
      'QR code',
    ]);
    const calls = within(await canvas.findByRole('table', { name: 'Recent calls' }));
    await expect(calls.getByRole('row', { name: /^puzzle\/sudoku/ })).toHaveTextContent(
      'puzzle/sudoku2001.8 sec1 hour ago',
    );
    await expect(calls.getAllByRole('link', { name: 'random/qr' })[0]).toHaveAttribute('href', '/hub/random/qr');
    const updates = within(canvas.getByRole('region', { name: 'Recent updates' }));
    await expect(updates.getAllByRole('listitem').map((news) => news.textContent)).toEqual([
      'Sudoku: puzzles with one solutionNew21 hours ago',
      'QR codes take a margin of their ownChanged2 days ago',
      'CSV with quotes inside quotesFixedlast week',
    ]);
    await expect(updates.getByRole('link', { name: 'All updates' })).toHaveAttribute('href', '/recent-updates');
  },
});

export const UsageOverDays = meta.story({
  play: async ({ canvas, args }) => {
    const usage = within(canvas.getByRole('region', { name: 'Your usage' }));
    await expect(await usage.findByText('1,971 calls in this period')).toBeVisible();
    await userEvent.click(usage.getByRole('button', { name: 'Show as a table' }));
    await expect(usage.getByRole('row', { name: /Nov 20, 2026/ })).toHaveTextContent('96');
    await userEvent.click(await usage.findByRole('radio', { name: '7 days' }));
    await expect(args.onRange).toHaveBeenCalledWith(7);
  },
});

export const UsageOfNinetyDays = meta.story({
  args: { range: rangeOf(new URLSearchParams('days=90')) },
  play: async ({ canvas }) => expect(await canvas.findByText('5,185 calls in this period')).toBeVisible(),
});

const noUsage = storyUsage.map(({ day }) => ({ day, calls: 0, cost: 0, failed: 0 }));
const unusedQuota = { ...storyUser.quota, used: 0, remaining: 500 };
const withoutCalls = {
  user: { ...storyUser, quota: unusedQuota },
  usage: { state: 'done' as const, value: noUsage },
  calls: { state: 'done' as const, value: [] },
  favourites: { state: 'done' as const, value: [] },
};
const headings = ({ getAllByRole }: Pick<typeof screen, 'getAllByRole'>) =>
  getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

/** A new account: the first steps, and no card without content. */
export const NewHere = meta.story({
  args: { ...withoutCalls, firstSteps: { isDone: false, onClose: fn() } },
  beforeEach: ({ msw }) => msw.use(fixture(listFavourites, { items: [], next: null })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Waiting for your call…')).toBeVisible();
    await expect(headings(canvas)).toEqual(['Make your first call', 'Tools to try', 'Calls today', 'Recent updates']);
    const meter = canvas.getByRole('progressbar', { name: '0 of 500 calls used' });
    await expect(meter).toHaveAttribute('aria-valuenow', '0');
  },
});

/** What appears with the first call follows what was there. */
export const FirstContent = meta.story({
  args: { firstSteps: { isDone: false, onClose: fn() } },
  beforeEach: ({ msw }) => msw.use(fixture(listFavourites, { items: ['random/uuid'], next: null })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your call arrived')).toBeVisible();
    await expect(headings(canvas)).toEqual([
      'Make your first call',
      'Tools to try',
      'Your usage',
      'Recent calls',
      'Calls today',
      'Recent updates',
      'Favourites',
    ]);
  },
});

/** The first steps were hidden, and no call was made. */
export const WithoutCalls = meta.story({
  args: withoutCalls,
  play: async ({ canvas }) => {
    await expect(headings(canvas)).toEqual(['Tools to try', 'Your API key', 'Calls today', 'Recent updates']);
  },
});

/** The calls are older than the period. */
export const QuietPeriod = meta.story({
  args: {
    range: rangeOf(new URLSearchParams('days=7')),
    usage: { state: 'done', value: [...storyUsage.slice(0, -7), ...noUsage.slice(-7)] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No calls in this period')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Choose a tool' })).toHaveAttribute('href', '/allfeature');
  },
});

export const KeyStaysHidden = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(storyUser.apiKey);
    await expect(canvas.getByText('ay_012••••••••4567')).toBeVisible();
    await expect(
      canvas.getByText("curl https://yard.example/api/v1/random/uuid --header 'X-Api-Key: ay_012••••••••4567'"),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy API key' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy command with key' })).toBeVisible();
  },
});

export const QuotaSpent = meta.story({
  args: { user: { ...storyUser, quota: { ...storyUser.quota, used: 500, remaining: 0 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You’ve used all of today’s calls\. They reset/)).toBeVisible();
    await expect(canvas.queryByText(/calls left/)).toBeNull();
  },
});

export const Empty = meta.story({
  parameters: pictured(inLight),
  args: { favourites: { state: 'done', value: [] }, tools: { state: 'done', value: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'Favourites' })).toBeNull();
    await expect(canvas.getByText('No tools yet')).toBeVisible();
  },
});

export const Loading = meta.story({
  args: {
    favourites: { state: 'loading' },
    tools: { state: 'loading' },
    usage: { state: 'loading' },
    calls: { state: 'loading' },
    updates: { state: 'loading' },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('368 calls left')).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelectorAll('[aria-busy="true"]')).toHaveLength(5));
  },
});

/** The frame before the session is known: static texts and placeholders. */
export const Frame = meta.story({
  args: {
    user: null,
    favourites: { state: 'loading' },
    tools: { state: 'loading' },
    usage: { state: 'loading' },
    calls: { state: 'loading' },
    updates: { state: 'loading' },
  },
  beforeEach: () => {
    document.documentElement.dataset['partOfDay'] = 'evening';
    return () => delete document.documentElement.dataset['partOfDay'];
  },
  play: async ({ canvas, canvasElement }) => {
    const title = canvas.getByRole('heading', { level: 1 });
    await expect(title.innerText).toBe('Good evening');
    await expect(canvas.getByText('Your usage, API key and recent tools.')).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Your usage',
      'Recent calls',
      'Calls today',
      'Recent updates',
      'Favourites',
      'Your API key',
      'Tools to try',
    ]);
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('radio')).toBeNull();
    const bone = canvasElement.querySelector('[aria-busy="true"] [aria-hidden] > span');
    await expect(bone?.getBoundingClientRect().width).toBeGreaterThan(100);
  },
});

export const Failed = meta.story({
  args: { favourites: { state: 'failed', requestId: '01ky3vq9m8' }, tools: { state: 'failed' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Couldn’t load favourites')).toBeVisible();
    await expect(canvas.getByText('01ky3vq9m8')).toBeVisible();
    const [first] = canvas.getAllByRole('button', { name: 'Try again' });
    await userEvent.click(first as HTMLElement);
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
});

export const LongNames = meta.story({
  args: {
    user: {
      ...storyUser,
      name: 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewissenhaftschaferswessenschafe',
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const InArabic = meta.story({
  globals: { language: 'ar' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('صباح الخير، Noor');
    await expect(canvas.getByText('بقي 368 استدعاءً')).toBeVisible();
    await expect(getComputedStyle(canvasElement).direction).toBe('rtl');
  },
});
