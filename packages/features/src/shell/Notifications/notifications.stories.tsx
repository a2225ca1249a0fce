import { createClient } from '@apiyard/api/client';
import type { Notification } from '@apiyard/api/contract/notifications';
import { countNotifications } from '@apiyard/api/contract/notifications';
import { http, HttpResponse } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { loadActive } from '../../_kit/copy.ts';
import { storyUser } from '../../_kit/story/people.ts';
import { preview } from '../../_kit/story/preview.tsx';
import { Bell } from './Bell.tsx';
import { BellHere } from './BellHere.tsx';
import type { NotificationListProps } from './NotificationList.tsx';
import { NotificationList } from './NotificationList.tsx';
import { notificationsCopy } from './notifications-copy.ts';
import { notifications } from './story/story-notifications.ts';

const args: NotificationListProps = {
  notifications: { state: 'done', value: notifications },
  hasOlder: false,
  older: 'resting',
  nowMs: Date.parse('2026-11-20T09:30:00.000Z'),
  onRead: fn(),
  onReadAll: fn(),
  onOlder: fn(),
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
      ['All 1,000 calls of the day are used. They start anew at midnight UTC.', '/account/usage'],
      ['80% of the day’s 1,000 calls are used.', '/account/usage'],
      [
        'Somebody signed in with Chrome 142 on Android. If it was not you, end that session and change your password.',
        '/account/security',
      ],
      ['News: QR codes as SVG', '/recent-updates'],
      [
        expect.stringMatching(/^The key Laptop works until Nov 25, 2026, .*\. Give it more time or make a new one\.$/),
        '/account/keys',
      ],
      ['1 recovery code is left. Make new ones.', '/account/security'],
      [expect.stringMatching(/^Your plan Premium ends on Nov 23, 2026, /), '/account/plan'],
      ['You have the plan Harbour Pro now.', '/account/plan'],
      ['Your request for the plan Premium was declined.', '/account/plan'],
      ['Your plan Premium has ended. The free plan is in force again.', '/account/plan'],
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
  args: { notifications: { state: 'done', value: [] } },
  play: async ({ canvas }) => expect(canvas.getByText('Nothing new')).toBeVisible(),
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
  args: { hasOlder: true, older: 'failed' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The older ones did not load. Try again.');
    await userEvent.click(canvas.getByRole('button', { name: 'Show older ones' }));
    await expect(args.onOlder).toHaveBeenCalledTimes(1);
  },
});

export const LongWords = meta.story({
  args: {
    notifications: {
      state: 'done',
      value: [
        {
          id: 'n1',
          at: '2026-11-20T09:00:00.000Z',
          isRead: false,
          kind: 'key expiring',
          keyName: 'Donaudampfschifffahrtsgesellschaftskapitänsanwärterinnenschlüssel'.repeat(2),
          expiresAt: '2026-11-25T08:00:00.000Z',
        },
        {
          id: 'n2',
          at: '2026-11-20T08:00:00.000Z',
          isRead: false,
          kind: 'update',
          title: 'تحويل الملفات (PDF) إلى نص',
          updateKind: 'new',
        },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const { documentElement } = canvasElement.ownerDocument;
    await expect(documentElement.scrollWidth).toBeLessThanOrEqual(documentElement.clientWidth);
  },
});

export const InArabic = meta.story({
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    await expect(plain(canvas.getByRole('link', { name: /Laptop/ }).textContent)).toContain('يعمل المفتاح Laptop حتى');
    await expect(canvas.getByText('بقي رمز استرداد واحد. أنشئ رموزًا جديدة.')).toBeVisible();
  },
});

export const InFrench = meta.story({
  globals: { language: 'fr' },
  play: async ({ canvas }) => expect(canvas.getByText(/^80 % des 1.000 appels du jour sont utilisés\.$/)).toBeVisible(),
});

export const InChinese = meta.story({
  globals: { language: 'zh-CN' },
  play: async ({ canvas }) => expect(canvas.getByText('还剩 1 个恢复代码。请生成新的。')).toBeVisible(),
});

interface Told {
  items: Notification[];
}

/** A server that keeps what was read. */
const served = (state: Told) => {
  const unread = () => state.items.filter(({ isRead }) => !isRead).length;
  return [
    http.get('*/api/account/notifications/unread', () => HttpResponse.json({ unread: unread() })),
    http.get('*/api/account/notifications', () =>
      HttpResponse.json({ items: state.items, next: null, unread: unread() }),
    ),
    http.post('*/api/account/notifications/read', () => {
      state.items = state.items.map((one) => ({ ...one, isRead: true }));
      return HttpResponse.json({ unread: 0 });
    }),
    http.post('*/api/account/notifications/:id/read', ({ params }) => {
      state.items = state.items.map((one) => (one.id === params['id'] ? { ...one, isRead: true } : one));
      return HttpResponse.json({ unread: unread() });
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

/** The count was asked for before everything was read, and is answered after it. */
export const BellKeepsWhatIsKnownSince = meta.story({
  parameters: { app: { at: '/', user: storyUser, routes: page(Bell) } },
  beforeEach: ({ msw }) => {
    const held = Promise.withResolvers<void>();
    answerCount = held.resolve;
    answered = 0;
    msw.use(
      http.get('*/api/account/notifications/unread', async () => {
        await held.promise;
        answered += 1;
        return HttpResponse.json({ unread: 4 });
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
    // One that is asked for after it is answered after it.
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
  parameters: { app: { at: '/', user: storyUser, routes: page(Bell) } },
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
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/api/account/notifications/unread', () =>
        HttpResponse.json({ success: false, code: 'Internal', detail: 'Fault.' }, { status: 500 }),
      ),
    ),
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
