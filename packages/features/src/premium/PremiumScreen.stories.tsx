import type { PremiumPerson } from '@apiyard/api/contract/premium';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { preview } from '../_kit/story/preview.tsx';
import { wholeDesk } from './desk-view.ts';
import { PremiumScreen } from './PremiumScreen.tsx';
import {
  ann,
  answeredRequest,
  dora,
  longPerson,
  pagesOf,
  storyPeople,
  storyRequest,
  storyVouchers,
} from './story/desk.ts';

const people = (items: readonly PremiumPerson[]) => ({
  state: 'done' as const,
  value: { ...pagesOf(items), counts: { active: 3, ending: 1, ended: 1 } },
});
const loading = { state: 'loading' as const };
const failed = { state: 'failed' as const, requestId: '01ky3vq9m8' };

const meta = preview.meta({
  title: 'Screens/Premium/PremiumScreen',
  component: PremiumScreen,
  globals: { language: 'en' },
  parameters: { app: { at: '/addprem' } },
  args: {
    view: wholeDesk,
    openRequests: 1,
    nowMs: Date.parse('2026-11-20T10:00:00.000Z'),
    onView: fn(),
    onGrant: fn(),
    onRetry: fn(),
    people: { people: people(storyPeople), onAct: fn() },
    requests: { requests: { state: 'done' as const, value: pagesOf([storyRequest]) }, onAnswer: fn() },
    vouchers: {
      vouchers: { state: 'done' as const, value: pagesOf(storyVouchers) },
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
      'People',
      'Requests (1)',
      'Vouchers',
    ]);
    await expect(canvas.getByText('Ann Okafor').parentElement).toHaveTextContent('Ann Okafor (ann)');
    await expect(canvas.getByText(/^Until Nov 28, 2026/)).toBeVisible();
    await expect(canvas.getByText('Without an end')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for ann' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Revoke' }));
    await expect(args.people.onAct).toHaveBeenCalledWith('revoke', ann);
    await userEvent.click(canvas.getByRole('button', { name: 'Grant a plan' }));
    await expect(args.onGrant).toHaveBeenCalledOnce();
  },
});

/** A name from right to left stands where names stand: its username comes after it. */
export const NamesOfBothDirections = meta.story({
  args: { people: { people: people([{ ...ann, name: 'أمينة حداد' }]), onAct: fn() } },
  play: async ({ canvas }) => {
    const [name, username] = [canvas.getByText('أمينة حداد'), canvas.getByText('ann')].map((part) =>
      part.getBoundingClientRect(),
    );
    await expect(username?.left).toBeGreaterThan(name?.right ?? 0);
  },
});

export const Filters = meta.story({
  play: async ({ canvas, args }) => {
    const states = within(canvas.getByRole('list', { name: 'State' }));
    await userEvent.click(states.getByRole('button', { name: /Ending soon/ }));
    await expect(args.onView).toHaveBeenLastCalledWith({ ...wholeDesk, state: 'ending' });
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search people' }), 'a');
    await expect(args.onView).toHaveBeenLastCalledWith({ ...wholeDesk, query: 'a' });
    await userEvent.click(canvas.getByRole('tab', { name: 'Vouchers' }));
    await expect(args.onView).toHaveBeenLastCalledWith({ ...wholeDesk, tab: 'vouchers' });
  },
});

export const Ended = meta.story({
  args: { view: { ...wholeDesk, state: 'ended' }, people: { people: people([dora]), onAct: fn() } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/^Ended Nov 19, 2026/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for dora' }));
    await expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'Grant again…',
      'Restore',
      'History',
    ]);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Restore' }));
    await expect(args.people.onAct).toHaveBeenCalledWith('restore', dora);
  },
});

export const Loading = meta.story({
  args: { people: { people: loading, onAct: fn() }, openRequests: null },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('tab', { name: 'Requests' })).toBeVisible();
    await expect(canvasElement.querySelectorAll('[aria-busy=true]').length).toBeGreaterThan(0);
  },
});

export const Empty = meta.story({
  args: { people: { people: people([]), onAct: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nobody has a plan yet')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Grant a plan' })).toHaveLength(2);
  },
});

export const FilteredToNothing = meta.story({
  args: { view: { ...wholeDesk, query: 'zzz' }, people: { people: people([]), onAct: fn() } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Nothing matches')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    await expect(args.onView).toHaveBeenCalledWith(wholeDesk);
  },
});

export const Failed = meta.story({
  args: { people: { people: failed, onAct: fn() } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('The people could not be loaded')).toBeVisible();
    await expect(canvas.getByText('01ky3vq9m8')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const MorePeople = meta.story({
  args: {
    people: {
      people: {
        state: 'done',
        value: { ...pagesOf(storyPeople, { hasMore: true }), counts: { active: 120, ending: 1, ended: 1 } },
      },
      onAct: fn(),
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(args.people.people.state === 'done' && args.people.people.value.onMore).toHaveBeenCalledOnce();
  },
});

export const Requests = meta.story({
  args: { view: { ...wholeDesk, tab: 'requests' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Asks for Premium')).toBeVisible();
    await expect(canvas.getByText('Has Free')).toBeVisible();
    await expect(canvas.getByText(/It starts in January\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Grant' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Decline' }));
    await expect(args.requests.onAnswer).toHaveBeenNthCalledWith(1, 'grant', storyRequest);
    await expect(args.requests.onAnswer).toHaveBeenNthCalledWith(2, 'decline', storyRequest);
    await userEvent.click(canvas.getByRole('switch', { name: 'Show answered ones' }));
    await expect(args.onView).toHaveBeenCalledWith({ ...wholeDesk, tab: 'requests', answered: true });
  },
});

export const AnsweredRequests = meta.story({
  args: {
    view: { ...wholeDesk, tab: 'requests', answered: true },
    requests: { requests: { state: 'done', value: pagesOf([answeredRequest]) }, onAnswer: fn() },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Granted')).toBeVisible();
    await expect(canvas.getByText('Enjoy.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Grant' })).toBeNull();
  },
});

export const NoRequests = meta.story({
  args: {
    view: { ...wholeDesk, tab: 'requests' },
    openRequests: 0,
    requests: { requests: { state: 'done', value: pagesOf([]) }, onAnswer: fn() },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nobody waits')).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Requests' })).toBeVisible();
  },
});

export const RequestsFailed = meta.story({
  args: { view: { ...wholeDesk, tab: 'requests' }, requests: { requests: failed, onAnswer: fn() } },
  play: async ({ canvas }) => expect(canvas.getByText('The requests could not be loaded')).toBeVisible(),
});

export const Vouchers = meta.story({
  args: { view: { ...wholeDesk, tab: 'vouchers' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('K7QM-••••-••••')).toBeVisible();
    await expect(canvas.getByText('12 of 50')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw' }));
    await expect(args.vouchers.onWithdraw).toHaveBeenCalledWith(storyVouchers[0]);
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }));
    await expect(args.vouchers.onRestore).toHaveBeenCalledWith(storyVouchers[2]);
    await userEvent.click(canvas.getByRole('button', { name: 'Make vouchers' }));
    await expect(args.vouchers.onMake).toHaveBeenCalledOnce();
  },
});

export const NoVouchers = meta.story({
  args: {
    view: { ...wholeDesk, tab: 'vouchers' },
    vouchers: { vouchers: { state: 'done', value: pagesOf([]) }, onMake: fn(), onWithdraw: fn(), onRestore: fn() },
  },
  play: async ({ canvas }) => expect(canvas.getByText('No vouchers yet')).toBeVisible(),
});

export const VouchersLoading = meta.story({
  args: {
    view: { ...wholeDesk, tab: 'vouchers' },
    vouchers: { vouchers: loading, onMake: fn(), onWithdraw: fn(), onRestore: fn() },
  },
  play: async ({ canvasElement }) =>
    expect(canvasElement.querySelectorAll('[aria-busy=true]').length).toBeGreaterThan(0),
});

export const VouchersFailed = meta.story({
  args: {
    view: { ...wholeDesk, tab: 'vouchers' },
    vouchers: { vouchers: failed, onMake: fn(), onWithdraw: fn(), onRestore: fn() },
  },
  play: async ({ canvas }) => expect(canvas.getByText('The vouchers could not be loaded')).toBeVisible(),
});

export const LongWords = meta.story({
  args: { people: { people: people([longPerson]), onAct: fn() } },
  play: async ({ canvasElement }) => expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
});

export const PhoneWindow = meta.story({
  globals: { language: 'en', viewport: { value: 'mobile2', isRotated: false } },
  play: async () => {
    const list = within(await screen.findByRole('list', { name: 'People' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(3);
    await expect(document.body.scrollWidth).toBeLessThanOrEqual(document.body.clientWidth);
  },
});

export const InArabic = meta.story({
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('الخطط المميزة');
    await expect(canvas.getAllByText('تنتهي قريبًا').length).toBeGreaterThan(0);
  },
});

export const InChinese = meta.story({
  globals: { language: 'zh-CN' },
  args: { view: { ...wholeDesk, tab: 'vouchers' } },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: '生成兑换码' })).toBeVisible(),
});
