import type { Message } from '@apiyard/api/contract/messages';
import { ToastRegion } from '@apiyard/ui/Toast';
import { http, HttpResponse } from 'msw';
import { Outlet } from 'react-router';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { loadActive } from '../_kit/copy.ts';
import { storyAdmin } from '../_kit/story/people.ts';
import { preview } from '../_kit/story/preview.tsx';
import { wholeDesk } from './desk-view.ts';
import { messageDeskCopy } from './message-desk-copy.ts';
import * as deskRoute from './message-desk.route.tsx';
import type { MessageDeskScreenProps } from './MessageDeskScreen.tsx';
import { MessageDeskScreen } from './MessageDeskScreen.tsx';
import { deletionMessage, longMessage, storyMessages, storyNowMs, supportMessage } from './story/story-messages.ts';

const done = (items: readonly Message[], hasMore = false) => ({
  state: 'done' as const,
  value: { items, hasMore, counts: { open: 2, unread: 1 } },
});

const meta = preview.meta({
  title: 'Screens/Message desk/Desk',
  component: MessageDeskScreen,
  globals: { language: 'en' },
  loaders: [() => loadActive(messageDeskCopy)],
  args: {
    desk: done(storyMessages, true),
    open: supportMessage,
    isGone: false,
    view: { ...wholeDesk, open: 'm1' },
    nowMs: storyNowMs,
    onView: fn(),
    onAct: fn(),
    onMore: fn(),
    onRetry: fn(),
  },
});

export const Success = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Messages');
    await expect(canvas.getByText('2 open, 1 unread')).toBeVisible();
    const list = within(canvas.getByRole('list', { name: 'Messages' }));
    await expect(list.getByRole('button', { current: true })).toHaveTextContent('The QR code is blank');
    const letter = within(canvas.getByRole('region', { name: 'Message' }));
    await expect(letter.getByRole('heading', { level: 2 })).toHaveTextContent('The QR code is blank');
    await expect(letter.getByRole('link', { name: 'Reply by mail' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:amina@example\.org\?subject=Re%3A%20The%20QR%20code%20is%20blank%20\(AY-7K3M9P\)/),
    );
    await expect(letter.getByRole('link', { name: 'amina' })).toHaveAttribute('href', '/admin/users?q=amina');
    await userEvent.click(letter.getByRole('button', { name: 'Mark as done' }));
    await expect(args.onAct).toHaveBeenLastCalledWith('done', supportMessage);
    await userEvent.click(letter.getByRole('button', { name: 'Remove' }));
    await expect(args.onAct).toHaveBeenLastCalledWith('remove', supportMessage);
    await userEvent.click(list.getByRole('button', { name: /Boris Lind/ }));
    await expect(args.onView).toHaveBeenLastCalledWith({ ...wholeDesk, open: 'm2' });
    await userEvent.click(list.getByRole('button', { name: 'Show older ones' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
});

/** As wide as the page is beside the menu, in a window of 1280. */
const besideMenu = (args: MessageDeskScreenProps) => (
  <div style={{ inlineSize: '962px' }}>
    <MessageDeskScreen {...args} />
  </div>
);
const actsInOneLine = async (acts: () => HTMLElement[]) => {
  const middles = acts()
    .map((act) => act.getBoundingClientRect())
    .map(({ top, bottom }) => Math.round((top + bottom) / 2));
  await expect(middles).toHaveLength(4);
  await expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(1);
};

export const ActsInOneLine = meta.story({
  render: besideMenu,
  play: ({ canvas }) =>
    actsInOneLine(() => [
      canvas.getByRole('link', { name: 'Reply by mail' }),
      ...['Mark as done', 'Mark as unread', 'Remove'].map((name) => canvas.getByRole('button', { name })),
    ]),
});

export const ActsInOneLineInFrench = meta.story({
  globals: { language: 'fr' },
  render: besideMenu,
  play: ({ canvas }) =>
    actsInOneLine(() => [
      canvas.getByRole('link', { name: 'Répondre' }),
      ...['Marquer comme traité', 'Marquer non lu', 'Retirer'].map((name) => canvas.getByRole('button', { name })),
    ]),
});

export const ByKeyboard = meta.story({
  args: { view: { ...wholeDesk, open: 'm2' }, open: deletionMessage },
  play: async ({ args }) => {
    await userEvent.keyboard('j');
    await expect(args.onView).toHaveBeenLastCalledWith({ ...wholeDesk, open: 'm3' });
    await userEvent.keyboard('k');
    await expect(args.onView).toHaveBeenLastCalledWith({ ...wholeDesk, open: 'm1' });
    await userEvent.keyboard('e');
    await expect(args.onAct).toHaveBeenLastCalledWith('done', deletionMessage);
  },
});

export const NothingOpen = meta.story({
  args: { view: wholeDesk, open: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No message is open')).toBeVisible();
  },
});

export const Removed = meta.story({
  args: {
    open: { ...supportMessage, state: 'removed' },
    view: { ...wholeDesk, state: 'removed', open: 'm1' },
    desk: done([{ ...supportMessage, state: 'removed' }]),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Removed. It goes for good after 30 days.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Bring back' }));
    await expect(args.onAct).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('link', { name: 'Reply by mail' })).toBeNull();
  },
});

export const Loading = meta.story({
  args: { desk: { state: 'loading' }, open: null, view: wholeDesk },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Messages' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByRole('status')).toBeNull();
  },
});

export const Empty = meta.story({
  args: { desk: done([]), open: null, view: wholeDesk },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No messages yet')).toBeVisible();
  },
});

export const FilteredToNothing = meta.story({
  args: { desk: done([]), open: null, view: { ...wholeDesk, query: 'zebra' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    await expect(args.onView).toHaveBeenCalledWith(wholeDesk);
  },
});

export const Failed = meta.story({
  args: { desk: { state: 'failed', requestId: '01ky3vq9m8' }, open: null, view: wholeDesk },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('01ky3vq9m8')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Gone = meta.story({
  args: { open: null, isGone: true, view: { ...wholeDesk, open: 'm9' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('This message is not here. It may have been removed for good.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'All messages' }));
    await expect(args.onView).toHaveBeenCalledWith(wholeDesk);
  },
});

export const LongWords = meta.story({
  args: { desk: done([longMessage, ...storyMessages]), open: longMessage, view: { ...wholeDesk, open: 'm4' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('region', { name: 'Message' })).toBeVisible();
    await waitFor(() => expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth));
  },
});

export const InArabic = meta.story({
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'اعتبرها منجزة' })).toBeVisible();
  },
});

export const InChinese = meta.story({
  globals: { language: 'zh-CN' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '标为已处理' })).toBeVisible();
  },
});

const routes = [
  {
    Component: () => (
      <>
        <Outlet />
        <ToastRegion />
      </>
    ),
    children: [{ path: '/admin/messages', ...deskRoute, HydrateFallback: () => null }],
  },
];

/** A server that keeps what it is told. */
function serving(start: readonly Message[]) {
  let kept = start;
  const change = (id: unknown, changes: Partial<Message>) => {
    kept = kept.map((message) => (message.id === id ? { ...message, ...changes } : message));
    return HttpResponse.json(kept.find((message) => message.id === id));
  };
  return [
    http.get('*/api/admin/messages', () =>
      HttpResponse.json({
        items: kept.filter(({ state }) => state !== 'removed'),
        next: null,
        counts: { open: 2, unread: 1 },
      }),
    ),
    http.get('*/api/admin/messages/:id', ({ params }) =>
      HttpResponse.json(kept.find(({ id }) => id === params['id']) ?? { code: 'NotFound' }, {
        status: kept.some(({ id }) => id === params['id']) ? 200 : 404,
      }),
    ),
    http.put('*/api/admin/messages/:id/read', async ({ params, request }) =>
      change(params['id'], (await request.json()) as Partial<Message>),
    ),
    http.put('*/api/admin/messages/:id', async ({ params, request }) => {
      const { isDone, version } = (await request.json()) as { isDone: boolean; version: number };
      return change(params['id'], { state: isDone ? 'done' : 'open', version: version + 1 });
    }),
    http.delete('*/api/admin/messages/:id', ({ params }) => {
      change(params['id'], { state: 'removed' });
      return HttpResponse.json({ id: params['id'] });
    }),
    http.post('*/api/admin/messages/:id/restore', ({ params }) => change(params['id'], { state: 'open' })),
  ];
}

export const ReadDoneAndTakenBack = meta.story({
  render: () => <></>,
  parameters: { app: { at: '/admin/messages', user: storyAdmin, routes } },
  beforeEach: ({ msw }) => msw.use(...serving(storyMessages)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 open, 1 unread')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: /Amina Rahal/ }));
    await expect(await canvas.findByText('2 open, 0 unread')).toBeVisible();
    await userEvent.keyboard('e');
    await expect(await canvas.findByText('1 open, 0 unread')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByText('2 open, 0 unread')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(await canvas.findByRole('button', { name: 'Bring back' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Bring back' }));
    await expect(await canvas.findByRole('button', { name: 'Mark as done' })).toBeVisible();
  },
});

/** Whoever goes through the messages by keys has the keyboard there as well. */
export const StepByStep = meta.story({
  render: () => <></>,
  parameters: { app: { at: '/admin/messages', user: storyAdmin, routes } },
  beforeEach: ({ msw }) => msw.use(...serving(storyMessages)),
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Messages' }));
    await list.findByRole('button', { name: /Amina Rahal/ });
    const focused = () => list.getAllByRole('button').findIndex((button) => button === document.activeElement);
    await userEvent.keyboard('j');
    await waitFor(() => expect(focused()).toBe(0));
    await userEvent.keyboard('j');
    await waitFor(() => expect(focused()).toBe(1));
    await userEvent.keyboard('k');
    await waitFor(() => expect(focused()).toBe(0));
    // What is told at the edge of the window keeps nobody from going on.
    await userEvent.keyboard('e');
    await waitFor(() => expect(screen.queryAllByRole('alertdialog')).not.toEqual([]));
    await userEvent.keyboard('j');
    await waitFor(() => expect(focused()).toBe(1));
  },
});

export const SomebodyElseWasHere = meta.story({
  render: () => <></>,
  parameters: { app: { at: '/admin/messages?id=m2', user: storyAdmin, routes } },
  beforeEach: ({ msw }) => {
    let isTaken = false;
    msw.use(
      http.put('*/api/admin/messages/m2', () => {
        isTaken = true;
        return HttpResponse.json(
          {
            success: false,
            code: 'Stale',
            status: 409,
            title: 'Stale',
            type: 'about:blank',
            detail: 'Meanwhile.',
            requestId: 'story-1',
            version: 2,
          },
          { status: 409 },
        );
      }),
      http.get('*/api/admin/messages', () =>
        HttpResponse.json({
          items: isTaken
            ? [supportMessage, { ...deletionMessage, state: 'done', version: 2 }]
            : [supportMessage, deletionMessage],
          next: null,
          counts: { open: isTaken ? 1 : 2, unread: 1 },
        }),
      ),
      ...serving(storyMessages),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark as done' }));
    await expect(await screen.findByText(/Somebody else changed AY-2QX8TN meanwhile/)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Open again' })).toBeVisible();
  },
});

export const PhoneWindow = meta.story({
  play: async ({ canvas, args, canvasElement }) => {
    await expect(canvas.queryByRole('list', { name: 'Messages' })).toBeNull();
    await waitFor(() => expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth));
    await userEvent.click(canvas.getByRole('button', { name: 'All messages' }));
    await expect(args.onView).toHaveBeenCalledWith(wholeDesk);
  },
});
