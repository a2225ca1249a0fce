import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { accountPageCopy } from '@apiyard/kit/AccountPage/account-page-copy.ts';
import { loadActive } from '@apiyard/kit/copy.ts';
import { storyUser } from '@apiyard/kit/story/people.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { tokenColor } from '@apiyard/ui/story/checks/token-color.ts';
import { inLight, pictured } from '@apiyard/ui/story/modes.ts';
import { vars } from '@apiyard/ui/theme/contract.css';
import { nothingUsed, shownCalls, storyCalls, storyNowMs, storyUsage } from '../story/story-usage.ts';
import { usageCopy } from '../usage-copy.ts';
import { wholeView } from '../usage-view.ts';
import { UsageScreen } from './UsageScreen.tsx';
import { pages } from '../../pages.ts';

const meta = preview.meta({
  title: 'Screens/Usage/Usage',
  component: UsageScreen,
  globals: { language: 'en' },
  loaders: [() => Promise.all([usageCopy, accountPageCopy].map(loadActive))],
  parameters: { app: { at: '/account/usage', pages } },
  args: {
    user: storyUser,
    usage: { state: 'done' as const, value: storyUsage },
    calls: shownCalls(storyCalls, { more: 'resting' }),
    view: wholeView,
    isKept: false,
    isDownloading: false,
    apiOrigin: 'https://yard.example',
    nowMs: storyNowMs,
    onView: fn(),
    onOlder: fn(),
    onNewer: fn(),
    onDownload: fn(),
    onKeep: fn(),
    onRetry: fn(),
  },
});

export const Success = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Usage');
    const figures = within(canvas.getByRole('list', { name: 'Summary' }));
    await expect(figures.getByText('1,852')).toBeVisible();
    await expect(figures.getByText('3.1%')).toBeVisible();
    await expect(figures.getByRole('meter', { name: /Today’s quota/ })).toHaveAttribute('aria-valuenow', '132');
    const legend = await canvas.findByRole('button', { name: 'Failed' });
    const swatch = legend.querySelector('path') ?? document.body;
    await expect(getComputedStyle(swatch).color).toBe(tokenColor(vars.color.error.border, document.body));
    const keys = within(canvas.getByRole('table', { name: 'By key' }));
    await expect(keys.getByRole('row', { name: /^Laptop\s*Inactive/ })).toBeVisible();
    await expect(keys.getByRole('link', { name: 'Main key' })).toHaveAttribute('href', '/account/usage?key=k1');
    await expect(
      within(canvas.getByRole('table', { name: 'Call log' })).getByRole('row', { name: /puzzle\/sudoku/ }),
    ).toHaveTextContent('Main key');
    await expect(canvas.getByRole('link', { name: 'convert/data' })).toHaveAttribute(
      'href',
      '/account/usage?api=convert%2Fdata',
    );
    const calls = within(canvas.getByRole('table', { name: 'Call log' }));
    await expect(calls.getByText('429 RateLimited')).toBeVisible();
    await expect(calls.getByRole('link', { name: 'Replay convert/data' })).toHaveAttribute(
      'href',
      '/hub/convert/data?call=01a1f862-f58b-76da-bc4e-3f922f9078f5',
    );
    await expect(calls.getByRole('link', { name: 'Open puzzle/sudoku' })).toBeVisible();
    await expect(calls.queryByRole('link', { name: /no such/ })).toBeNull();
    await expect(calls.getByText('Deleted key')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Load older calls' }));
    await expect(args.onOlder).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Load newer calls' }));
    await expect(args.onNewer).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Download CSV' }));
    await expect(args.onDownload).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('radio', { name: '90 days' }));
    await expect(args.onView).toHaveBeenLastCalledWith({ ...wholeView, range: 90 });
  },
});

export const FiltersAreChosen = meta.story({
  play: async ({ canvas, args }) => {
    const choose = async (field: RegExp, option: string) => {
      await userEvent.click(canvas.getByRole('button', { name: field }));
      await userEvent.click(await screen.findByRole('option', { name: option }));
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    };
    await choose(/^All APIs API/, 'random/uuid');
    await expect(args.onView).toHaveBeenLastCalledWith({ ...wholeView, api: 'random/uuid' });
    await choose(/^All keys Key/, 'Laptop');
    await expect(args.onView).toHaveBeenLastCalledWith({ ...wholeView, keyId: 'e1' });
    await choose(/^All outcomes Outcome/, 'Failed: RateLimited');
    await expect(args.onView).toHaveBeenLastCalledWith({ ...wholeView, outcome: 'RateLimited' });
    await choose(/^All days Day/, 'Nov 20, 2026');
    await expect(args.onView).toHaveBeenLastCalledWith({ ...wholeView, day: '2026-11-20' });
  },
});

export const FilteredToNothing = meta.story({
  args: { view: { ...wholeView, outcome: 'Paused' }, calls: shownCalls([]) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('No matching calls')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.onView).toHaveBeenLastCalledWith(wholeView);
  },
});

export const NothingFoundSoFar = meta.story({
  args: { view: { ...wholeView, api: 'random/qr' }, calls: shownCalls([], { more: 'resting' }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Nothing found so far. Older calls haven’t been searched yet.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Search older calls' }));
    await expect(args.onOlder).toHaveBeenCalledTimes(1);
  },
});

export const Loading = meta.story({
  args: { usage: { state: 'loading' }, calls: shownCalls(null), isKept: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Load newer calls' })).toBeDisabled();
    await expect(canvas.getByRole('switch', { name: 'Save call inputs' })).toBeDisabled();
  },
});

export const Empty = meta.story({
  parameters: pictured(inLight),
  args: { usage: { state: 'done', value: nothingUsed }, calls: shownCalls([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No calls yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Find a tool' })).toHaveAttribute('href', '/allfeature');
    await waitFor(() =>
      expect(document.querySelector('figure')).toHaveTextContent('curl https://yard.example/api/v1/random/uuid'),
    );
  },
});

export const Failed = meta.story({
  args: {
    usage: { state: 'failed', requestId: 'story-500' },
    calls: shownCalls(null, { items: { state: 'failed', requestId: 'story-501' } }),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Couldn’t load your usage')).toBeVisible();
    await expect(canvas.getByText('story-500')).toBeVisible();
    await expect(canvas.getByText('story-501')).toBeVisible();
    const [first] = canvas.getAllByRole('button', { name: 'Try again' });
    await userEvent.click(first as HTMLElement);
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
});

export const MoreCouldNotBeLoaded = meta.story({
  args: { calls: shownCalls(storyCalls, { more: 'failed' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Couldn’t load more calls. Try again.');
    await expect(canvas.getByText('429 RateLimited')).toBeVisible();
  },
});

export const NewerOnesCame = meta.story({
  args: { calls: shownCalls(storyCalls, { newCount: 2 }) },
  play: async ({ canvas }) => expect(canvas.getByText('2 newer calls')).toBeVisible(),
});

export const KeepingIsTurnedOn = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Save call inputs' }));
    await expect(args.onKeep).toHaveBeenCalledWith(true);
  },
});

export const KeepingIsTurnedOffAfterAQuestion = meta.story({
  args: { isKept: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Save call inputs' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Stop saving inputs?' }));
    await expect(args.onKeep).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Stop and delete' }));
    await expect(args.onKeep).toHaveBeenCalledWith(false);
  },
});

export const QuotaIsSpent = meta.story({
  args: { user: { ...storyUser, quota: { ...storyUser.quota, used: 500, remaining: 0 } } },
  play: async ({ canvas }) => expect(canvas.getByText('Used up until midnight UTC')).toBeVisible(),
});

export const PhoneWindow = meta.story({
  globals: { viewport: { value: 'mobile2', isRotated: false } },
  play: async ({ canvas }) =>
    expect(within(canvas.getByRole('list', { name: 'Call log' })).getAllByRole('listitem')).toHaveLength(5),
});
