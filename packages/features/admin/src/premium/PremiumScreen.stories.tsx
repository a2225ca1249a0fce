import type { PremiumPerson } from '@apiyard/api/contract/plans/premium';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { inDark, pictured } from '@apiyard/ui/story/modes.ts';
import { wholeContent } from './premium-view.ts';
import { PremiumScreen } from './PremiumScreen.tsx';
import { ann, answeredRequest, dora, pagesOf, storyPeople, storyRequest, storyVouchers } from './story/premium.ts';

const people = (items: readonly PremiumPerson[]) => ({
  people: pagesOf(items),
  counts: { active: 3, ending: 1, ended: 1 },
  onAct: fn(),
});
const loading = pagesOf<never>([], { items: { state: 'loading' } });
const failed = pagesOf<never>([], { items: { state: 'failed', requestId: '01ky3vq9m8' } });

const meta = preview.meta({
  title: 'Screens/Premium/PremiumScreen',
  component: PremiumScreen,
  globals: { language: 'en' },
  parameters: { app: { at: '/addprem' } },
  args: {
    view: wholeContent,
    openRequests: 1,
    nowMs: Date.parse('2026-11-20T10:00:00.000Z'),
    onView: fn(),
    onGrant: fn(),
    onRetry: fn(),
    people: people(storyPeople),
    requests: { requests: pagesOf([storyRequest]), onAnswer: fn() },
    vouchers: {
      vouchers: pagesOf(storyVouchers),
      onMake: fn(),
      onWithdraw: fn(),
      onRestore: fn(),
    },
  },
});

export const Success = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Premium');
    await expect(canvas.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Users',
      'Requests (1)',
      'Vouchers',
    ]);
    await expect(canvas.getByText('Ann Okafor').parentElement).toHaveTextContent('Ann Okafor (ann)');
    await expect(canvas.getByText(/^Until Nov 28, 2026/)).toBeVisible();
    await expect(canvas.getByText('No end date')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for ann' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Revoke' }));
    await expect(args.people.onAct).toHaveBeenCalledWith('revoke', ann);
    await userEvent.click(canvas.getByRole('button', { name: 'Grant plan' }));
    await expect(args.onGrant).toHaveBeenCalledOnce();
  },
});

/** A right-to-left name keeps its place before the username. */
export const NamesOfBothDirections = meta.story({
  args: { people: people([{ ...ann, name: 'أمينة حداد' }]) },
  play: async ({ canvas }) => {
    const [name, username] = [canvas.getByText('أمينة حداد'), canvas.getByText('ann')].map((part) =>
      part.getBoundingClientRect(),
    );
    await expect(username?.left).toBeGreaterThan(name?.right ?? 0);
  },
});

export const Filters = meta.story({
  play: async ({ canvas, args }) => {
    const states = within(canvas.getByRole('list', { name: 'Status' }));
    await userEvent.click(states.getByRole('button', { name: /Ending soon/ }));
    await expect(args.onView).toHaveBeenLastCalledWith({ ...wholeContent, state: 'ending' });
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search users' }), 'a');
    await expect(args.onView).toHaveBeenLastCalledWith({ ...wholeContent, query: 'a' });
    await userEvent.click(canvas.getByRole('tab', { name: 'Vouchers' }));
    await expect(args.onView).toHaveBeenLastCalledWith({ ...wholeContent, tab: 'vouchers' });
  },
});

export const Ended = meta.story({
  args: { view: { ...wholeContent, state: 'ended' }, people: people([dora]) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/^Ended Nov 19, 2026/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for dora' }));
    await expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'Grant again',
      'Restore',
      'History',
    ]);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Restore' }));
    await expect(args.people.onAct).toHaveBeenCalledWith('restore', dora);
  },
});

export const Loading = meta.story({
  args: { people: { people: loading, counts: null, onAct: fn() }, openRequests: null },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('tab', { name: 'Requests' })).toBeVisible();
    await expect(canvasElement.querySelectorAll('[aria-busy=true]').length).toBeGreaterThan(0);
  },
});

export const Empty = meta.story({
  args: { people: people([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No users on a premium plan')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Grant plan' })).toHaveLength(2);
  },
});

export const FilteredToNothing = meta.story({
  args: { view: { ...wholeContent, query: 'zzz' }, people: people([]) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('No matching results')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.onView).toHaveBeenCalledWith(wholeContent);
  },
});

export const Failed = meta.story({
  args: { people: { people: failed, counts: null, onAct: fn() } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Couldn’t load users')).toBeVisible();
    await expect(canvas.getByText('01ky3vq9m8')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const MorePeople = meta.story({
  args: {
    people: {
      people: pagesOf(storyPeople, { more: 'resting' }),
      counts: { active: 120, ending: 1, ended: 1 },
      onAct: fn(),
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(args.people.people.onMore).toHaveBeenCalledOnce();
  },
});

export const Requests = meta.story({
  args: { view: { ...wholeContent, tab: 'requests' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Requests Premium')).toBeVisible();
    await expect(canvas.getByText('On Free')).toBeVisible();
    await expect(canvas.getByText(/It starts in January\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Decline' }));
    await expect(args.requests.onAnswer).toHaveBeenNthCalledWith(1, 'grant', storyRequest);
    await expect(args.requests.onAnswer).toHaveBeenNthCalledWith(2, 'decline', storyRequest);
    await userEvent.click(canvas.getByRole('switch', { name: 'Show closed requests' }));
    await expect(args.onView).toHaveBeenCalledWith({ ...wholeContent, tab: 'requests', answered: true });
  },
});

export const AnsweredRequests = meta.story({
  args: {
    view: { ...wholeContent, tab: 'requests', answered: true },
    requests: { requests: pagesOf([answeredRequest]), onAnswer: fn() },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Approved')).toBeVisible();
    await expect(canvas.getByText('Enjoy.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Approve' })).toBeNull();
  },
});

export const NoRequests = meta.story({
  args: {
    view: { ...wholeContent, tab: 'requests' },
    openRequests: 0,
    requests: { requests: pagesOf([]), onAnswer: fn() },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No pending requests')).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Requests' })).toBeVisible();
  },
});

export const RequestsFailed = meta.story({
  parameters: pictured(inDark),
  args: { view: { ...wholeContent, tab: 'requests' }, requests: { requests: failed, onAnswer: fn() } },
  play: async ({ canvas }) => expect(canvas.getByText('Couldn’t load requests')).toBeVisible(),
});

export const Vouchers = meta.story({
  parameters: { variants: ['chinese'] },
  args: { view: { ...wholeContent, tab: 'vouchers' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('K7QM-••••-••••')).toBeVisible();
    await expect(canvas.getByText('12 of 50')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Deactivate' }));
    await expect(args.vouchers.onWithdraw).toHaveBeenCalledWith(storyVouchers[0]);
    await userEvent.click(canvas.getByRole('button', { name: 'Reactivate' }));
    await expect(args.vouchers.onRestore).toHaveBeenCalledWith(storyVouchers[2]);
    await userEvent.click(canvas.getByRole('button', { name: 'Create vouchers' }));
    await expect(args.vouchers.onMake).toHaveBeenCalledOnce();
  },
});

export const NoVouchers = meta.story({
  args: {
    view: { ...wholeContent, tab: 'vouchers' },
    vouchers: { vouchers: pagesOf([]), onMake: fn(), onWithdraw: fn(), onRestore: fn() },
  },
  play: async ({ canvas }) => expect(canvas.getByText('No vouchers yet')).toBeVisible(),
});

export const VouchersLoading = meta.story({
  args: {
    view: { ...wholeContent, tab: 'vouchers' },
    vouchers: { vouchers: loading, onMake: fn(), onWithdraw: fn(), onRestore: fn() },
  },
  play: async ({ canvasElement }) =>
    expect(canvasElement.querySelectorAll('[aria-busy=true]').length).toBeGreaterThan(0),
});

export const VouchersFailed = meta.story({
  args: {
    view: { ...wholeContent, tab: 'vouchers' },
    vouchers: { vouchers: failed, onMake: fn(), onWithdraw: fn(), onRestore: fn() },
  },
  play: async ({ canvas }) => expect(canvas.getByText('Couldn’t load vouchers')).toBeVisible(),
});

export const PhoneWindow = meta.story({
  globals: { language: 'en', viewport: { value: 'mobile2', isRotated: false } },
  play: async () => {
    const list = within(await screen.findByRole('list', { name: 'Users' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(3);
    await expect(document.body.scrollWidth).toBeLessThanOrEqual(document.body.clientWidth);
  },
});

export const InArabic = meta.story({
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('الباقات المميزة');
    await expect(canvas.getAllByText('تنتهي قريبًا').length).toBeGreaterThan(0);
  },
});
