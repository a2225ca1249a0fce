import { createClient } from '@apiyard/api/client';
import type { Notification } from '@apiyard/api/contract/accounts/notifications';
import {
  countNotifications,
  listNotifications,
  readAllNotifications,
  readNotification,
} from '@apiyard/api/contract/accounts/notifications';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { loadActive } from '@apiyard/kit/copy.ts';
import { fixture, internal } from '@apiyard/kit/story/fixture.ts';
import { storyUser } from '@apiyard/kit/story/people.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { inDark, onPhone, pictured } from '@apiyard/ui/story/modes.ts';
import { Bell } from './Bell.tsx';
import { BellHere } from './BellHere.tsx';
import type { NotificationListProps } from './NotificationList.tsx';
import { NotificationList } from './NotificationList.tsx';
import { notificationsCopy } from './notifications-copy.ts';
import { notifications } from './story/story-notifications.ts';

const args: NotificationListProps = {
  notifications: { state: 'done', value: notifications },
  more: 'none',
  nowMs: Date.parse('2026-11-20T09:30:00.000Z'),
  onRead: fn(),
  onReadAll: fn(),
  onMore: fn(),
  onRetry: fn(),
};
const plain = (text: string | null) => text?.replaceAll(/[\u2066-\u2069]/g, '').replaceAll(/\s/g, ' ');

const meta = preview.meta({
  title: 'Screens/Shell/Notifications',
  component: NotificationList,
  globals: { language: 'en' },
  loaders: [() => loadActive(notificationsCopy)],
  args,
});

export const Success = meta.story({
  play: async ({ canvas, args }) => {
    const links = within(canvas.getByRole('list', { name: 'Latest notifications' })).getAllByRole('link');
    await expect(
      links.map((link) => [
        plain(link.firstElementChild?.nextElementSibling?.firstElementChild?.textContent ?? ''),
        link.getAttribute('href'),
      ]),
    ).toEqual([
      ['You’ve used all of today’s 1,000 calls. Your quota resets at midnight UTC.', '/account/usage'],
      ['You’ve used 80% of today’s 1,000 calls.', '/account/usage'],
      [
        'New sign-in with Chrome 142 on Android. If this wasn’t you, end the session and change your password.',
        '/account/security',
      ],
      ['Update: QR codes as SVG', '/recent-updates'],
      [
        expect.stringMatching(/^The key Laptop expires on Nov 25, 2026, .*\. Extend it or create a new one\.$/),
        '/account/keys',
      ],
      ['1 recovery code left. Create new ones.', '/account/security'],
      [expect.stringMatching(/^Your Premium plan ends on Nov 23, 2026, /), '/account/plan'],
      ['You’re now on the Harbour Pro plan.', '/account/plan'],
      ['Your request for the Premium plan was declined.', '/account/plan'],
      ['Your Premium plan has ended. You’re back on the free plan.', '/account/plan'],
      ['Calls to Books can’t reach its source. Open the definition and correct it, or pause the API.', '/addscrape/s1'],
    ]);
    await expect(canvas.getAllByText('Unread')).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: 'Mark all as read' }));
    await expect(args.onReadAll).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('link', { name: /QR codes as SVG/ }));
    await expect(args.onRead).toHaveBeenCalledWith(notifications[3]);
  },
});

export const Loading = meta.story({
  args: { notifications: { state: 'loading' } },
  play: async ({ canvasElement }) => expect(canvasElement.querySelector('[aria-busy=true]')).toBeVisible(),
});

export const Empty = meta.story({
  parameters: pictured(inDark),
  args: { notifications: { state: 'done', value: [] } },
  play: async ({ canvas }) => expect(canvas.getByText('No notifications')).toBeVisible(),
});

export const Failed = meta.story({
  args: { notifications: { state: 'failed', requestId: '01ky3vq9m8' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('01ky3vq9m8')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
});

export const AllRead = meta.story({
  args: { notifications: { state: 'done', value: notifications.slice(4) } },
  play: async ({ canvas }) => expect(canvas.queryByRole('button', { name: 'Mark all as read' })).toBeNull(),
});

export const OlderFailed = meta.story({
  args: { more: 'failed' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Couldn’t load older notifications. Try again.');
    await userEvent.click(canvas.getByRole('button', { name: 'Show older' }));
    await expect(args.onMore).toHaveBeenCalledTimes(1);
  },
});

export const InFrench = meta.story({
  globals: { language: 'fr' },
  play: async ({ canvas }) =>
    expect(canvas.getByText(/^Vous avez utilisé 80 % de vos 1.000 appels du jour\.$/)).toBeVisible(),
});

export const InChinese = meta.story({
  globals: { language: 'zh-CN' },
  play: async ({ canvas }) => expect(canvas.getByText('还剩 1 个恢复代码。请生成新代码。')).toBeVisible(),
});

interface Result {
  items: Notification[];
}

/** A server that stores read states. */
const served = (state: Result) => {
  const unread = () => state.items.filter(({ isRead }) => !isRead).length;
  return [
    fixture(countNotifications, () => ({ unread: unread() })),
    fixture(listNotifications, () => ({ items: state.items, next: null, unread: unread() })),
    fixture(readAllNotifications, () => {
      state.items = state.items.map((one) => ({ ...one, isRead: true }));
      return { unread: 0 };
    }),
    fixture(readNotification, ({ input: { id } }) => {
      state.items = state.items.map((one) => (one.id === id ? { ...one, isRead: true } : one));
      return { unread: unread() };
    }),
  ];
};
const page = (Component: () => React.ReactNode) => [{ path: '*', Component, HydrateFallback: () => null }];

export const BellCounts = meta.story({
  parameters: { app: { at: '/', user: storyUser, routes: page(Bell) } },
  beforeEach: ({ msw }) => msw.use(...served({ items: [...notifications] })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Notifications, 4 unread' }));
    const panel = await screen.findByRole('dialog', { name: 'Notifications' });
    await userEvent.click(await within(panel).findByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(within(panel).queryByText('Unread')).toBeNull());
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByRole('button', { name: 'Notifications' })).toHaveFocus();
  },
});

let answerCount = () => {};
let answered = 0;

/** A count that was requested before 'mark all as read' arrives after it. */
export const BellKeepsWhatIsKnownSince = meta.story({
  parameters: { app: { at: '/', user: storyUser, routes: page(Bell) } },
  beforeEach: ({ msw }) => {
    const held = Promise.withResolvers<void>();
    answerCount = held.resolve;
    answered = 0;
    msw.use(
      fixture(countNotifications, async () => {
        await held.promise;
        answered += 1;
        return { unread: 4 };
      }),
      ...served({ items: [...notifications] }),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Notifications' }));
    const panel = await screen.findByRole('dialog', { name: 'Notifications' });
    await expect(await canvas.findByText('4')).toBeVisible();
    await userEvent.click(await within(panel).findByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(canvas.queryByText('4')).toBeNull());
    answerCount();
    // A count that was requested after it arrives after it.
    await createClient().send(countNotifications, {});
    await expect(answered).toBe(2);
    await expect(canvas.findByText('4', {}, { timeout: 1000 })).rejects.toThrow(
      'Unable to find an element with the text: 4',
    );
  },
});

export const BellReadsOne = meta.story({
  parameters: { app: { at: '/', user: storyUser, routes: page(Bell) } },
  beforeEach: ({ msw }) => msw.use(...served({ items: [...notifications] })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Notifications, 4 unread' }));
    await userEvent.click(
      await within(await screen.findByRole('dialog')).findByRole('link', { name: /QR codes as SVG/ }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByRole('button', { name: 'Notifications, 3 unread' })).toBeVisible();
  },
});

export const BellOnPhone = meta.story({
  globals: { language: 'en', viewport: { value: 'mobile1', isRotated: false } },
  parameters: { ...pictured(onPhone), app: { at: '/', user: storyUser, routes: page(Bell) } },
  beforeEach: ({ msw }) => msw.use(...served({ items: [...notifications] })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Notifications, 4 unread' }));
    await expect(
      await within(await screen.findByRole('dialog', { name: 'Notifications' })).findByText(/Chrome 142/),
    ).toBeVisible();
  },
});

export const BellWhenTheCountFails = meta.story({
  parameters: { app: { at: '/', user: storyUser, routes: page(Bell) } },
  beforeEach: ({ msw }) => msw.use(fixture(countNotifications, internal)),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Notifications' })).toBeVisible(),
});

export const BellComesWhenThePageIsQuiet = meta.story({
  parameters: { app: { at: '/', user: storyUser, routes: page(BellHere) } },
  beforeEach: ({ msw }) => msw.use(...served({ items: [...notifications] })),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('button', { name: 'Notifications, 4 unread' })).toBeVisible(),
});

export const NoBellForVisitors = meta.story({
  parameters: {
    app: {
      at: '/',
      routes: page(() => (
        <main>
          {'A page'}
          <BellHere />
        </main>
      )),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('A page')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
