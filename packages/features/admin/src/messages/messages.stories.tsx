import { fail } from '@apiyard/api/contract/endpoint';
import type { Message } from '@apiyard/api/contract/site/messages';
import {
  changeMessage,
  getMessage,
  listMessages,
  markMessage,
  removeMessage,
  restoreMessage,
} from '@apiyard/api/contract/site/messages';
import { ToastRegion } from '@apiyard/ui/Toast';
import { Outlet } from 'react-router';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { loadActive } from '@apiyard/kit/copy.ts';
import { fixture } from '@apiyard/kit/story/fixture.ts';
import { storyAdmin } from '@apiyard/kit/story/people.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { inDark, pictured } from '@apiyard/ui/story/modes.ts';
import { wholeContent } from './messages-view.ts';
import { messagesCopy } from './messages-copy.ts';
import * as adminRoute from './messages.route.tsx';
import type { MessagesScreenProps } from './MessagesScreen.tsx';
import { MessagesScreen } from './MessagesScreen.tsx';
import { deletionMessage, storyMessages, storyNowMs, supportMessage } from './story/story-messages.ts';

const done = (items: readonly Message[]) => ({
  state: 'done' as const,
  value: { items, counts: { open: 2, unread: 1 } },
});

const meta = preview.meta({
  title: 'Screens/Admin/Messages',
  component: MessagesScreen,
  globals: { language: 'en' },
  loaders: [() => loadActive(messagesCopy)],
  args: {
    messages: done(storyMessages),
    more: 'resting' as const,
    open: supportMessage,
    isGone: false,
    view: { ...wholeContent, open: 'm1' },
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
    await expect(letter.getByRole('link', { name: 'Reply by email' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:amina@example\.org\?subject=Re%3A%20The%20QR%20code%20is%20blank%20\(AY-7K3M9P\)/),
    );
    await expect(letter.getByRole('link', { name: 'amina' })).toHaveAttribute('href', '/admin/users?q=amina');
    await userEvent.click(letter.getByRole('button', { name: 'Mark as done' }));
    await expect(args.onAct).toHaveBeenLastCalledWith('done', supportMessage);
    await userEvent.click(letter.getByRole('button', { name: 'Remove' }));
    await expect(args.onAct).toHaveBeenLastCalledWith('remove', supportMessage);
    await userEvent.click(list.getByRole('button', { name: /Boris Lind/ }));
    await expect(args.onView).toHaveBeenLastCalledWith({ ...wholeContent, open: 'm2' });
    await userEvent.click(list.getByRole('button', { name: 'Show older messages' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
});

/** Width of the page beside the menu in a 1280 px window. */
const withMenu = (args: MessagesScreenProps) => (
  <div style={{ inlineSize: '962px' }}>
    <MessagesScreen {...args} />
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
  render: withMenu,
  play: ({ canvas }) =>
    actsInOneLine(() => [
      canvas.getByRole('link', { name: 'Reply by email' }),
      ...['Mark as done', 'Mark as unread', 'Remove'].map((name) => canvas.getByRole('button', { name })),
    ]),
});

export const ActsInOneLineInFrench = meta.story({
  globals: { language: 'fr' },
  render: withMenu,
  play: ({ canvas }) =>
    actsInOneLine(() => [
      canvas.getByRole('link', { name: 'Répondre' }),
      ...['Marquer comme traité', 'Marquer non lu', 'Retirer'].map((name) => canvas.getByRole('button', { name })),
    ]),
});

export const ByKeyboard = meta.story({
  args: { view: { ...wholeContent, open: 'm2' }, open: deletionMessage },
  play: async ({ args }) => {
    await userEvent.keyboard('j');
    await expect(args.onView).toHaveBeenLastCalledWith({ ...wholeContent, open: 'm3' });
    await userEvent.keyboard('k');
    await expect(args.onView).toHaveBeenLastCalledWith({ ...wholeContent, open: 'm1' });
    await userEvent.keyboard('e');
    await expect(args.onAct).toHaveBeenLastCalledWith('done', deletionMessage);
  },
});

export const NothingOpen = meta.story({
  args: { view: wholeContent, open: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No message selected')).toBeVisible();
  },
});

export const Removed = meta.story({
  args: {
    open: { ...supportMessage, state: 'removed' },
    view: { ...wholeContent, state: 'removed', open: 'm1' },
    messages: done([{ ...supportMessage, state: 'removed' }]),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Removed. It will be permanently deleted in 30 days.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }));
    await expect(args.onAct).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('link', { name: 'Reply by email' })).toBeNull();
  },
});

export const Loading = meta.story({
  args: { messages: { state: 'loading' }, more: 'none', open: null, view: wholeContent },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Messages' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByRole('status')).toBeNull();
  },
});

export const Empty = meta.story({
  parameters: pictured(inDark),
  args: { messages: done([]), more: 'none', open: null, view: wholeContent },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No messages yet')).toBeVisible();
  },
});

export const FilteredToNothing = meta.story({
  args: { messages: done([]), more: 'none', open: null, view: { ...wholeContent, query: 'zebra' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.onView).toHaveBeenCalledWith(wholeContent);
  },
});

export const Failed = meta.story({
  args: { messages: { state: 'failed', requestId: '01ky3vq9m8' }, open: null, view: wholeContent },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('01ky3vq9m8')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Gone = meta.story({
  args: { open: null, isGone: true, view: { ...wholeContent, open: 'm9' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Message not found. It may have been permanently deleted.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'All messages' }));
    await expect(args.onView).toHaveBeenCalledWith(wholeContent);
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
    children: [{ path: '/admin/messages', ...adminRoute, HydrateFallback: () => null }],
  },
];

/** Fake server that keeps state. */
function serving(start: readonly Message[]) {
  let kept = start;
  const find = (id: string) => kept.find((message) => message.id === id) ?? fail('NotFound', 'Gone.');
  const change = (id: string, changes: Partial<Message>) => {
    kept = kept.map((message) => (message.id === id ? { ...message, ...changes } : message));
    return find(id);
  };
  return [
    fixture(listMessages, () => ({
      items: kept.filter(({ state }) => state !== 'removed'),
      next: null,
      counts: { open: 2, unread: 1 },
    })),
    fixture(getMessage, ({ input: { id } }) => find(id)),
    fixture(markMessage, ({ input: { id, isRead } }) => change(id, { isRead })),
    fixture(changeMessage, ({ input: { id, isDone, version } }) =>
      change(id, { state: isDone ? 'done' : 'open', version: version + 1 }),
    ),
    fixture(removeMessage, ({ input: { id } }) => {
      change(id, { state: 'removed' });
      return { id };
    }),
    fixture(restoreMessage, ({ input: { id } }) => change(id, { state: 'open' })),
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
    await expect(await canvas.findByRole('button', { name: 'Restore' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }));
    await expect(await canvas.findByRole('button', { name: 'Mark as done' })).toBeVisible();
  },
});

/** The focus follows when messages are changed by keyboard. */
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
    // A toast must not block the keyboard.
    await userEvent.keyboard('e');
    await waitFor(() => expect(screen.queryAllByRole('alertdialog')).not.toEqual([]));
    await userEvent.keyboard('j');
    await waitFor(() => expect(focused()).toBe(1));
  },
});

export const ChangedByAnotherAdmin = meta.story({
  render: () => <></>,
  parameters: { app: { at: '/admin/messages?id=m2', user: storyAdmin, routes } },
  beforeEach: ({ msw }) => {
    let isTaken = false;
    msw.use(
      fixture(changeMessage, () => {
        isTaken = true;
        return fail('Stale', 'Someone else saved first.', { version: 2 });
      }),
      fixture(listMessages, () => ({
        items: [supportMessage, isTaken ? { ...deletionMessage, state: 'done' as const, version: 2 } : deletionMessage],
        next: null,
        counts: { open: isTaken ? 1 : 2, unread: 1 },
      })),
      ...serving(storyMessages),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark as done' }));
    await expect(await screen.findByText(/Someone else changed AY-2QX8TN/)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Reopen' })).toBeVisible();
  },
});

export const PhoneWindow = meta.story({
  play: async ({ canvas, args, canvasElement }) => {
    await expect(canvas.queryByRole('list', { name: 'Messages' })).toBeNull();
    await waitFor(() => expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth));
    await userEvent.click(canvas.getByRole('button', { name: 'All messages' }));
    await expect(args.onView).toHaveBeenCalledWith(wholeContent);
  },
});
