import { fail } from '../contract/endpoint.ts';
import type { Notification } from '../contract/notifications.ts';
import {
  countNotifications,
  listNotifications,
  readAllNotifications,
  readNotification,
} from '../contract/notifications.ts';
import { handlerMaker } from './handler.ts';
import type { SampleStore } from './store.ts';

const pageSize = 20;

export function notificationsHandlers(store: SampleStore) {
  const handle = handlerMaker(store);

  /** What was kept for the person, and the site's own updates, latest first. */
  const allOf = (username: string): Notification[] => {
    const { kept, updatesRead } = store.notificationsOf(username);
    const updates = store.updates
      .filter(({ id }) => !store.sampleIds.has(id))
      .map(({ id, publishedAt, title, kind }): Notification => ({
        id: `update.${id}`,
        at: publishedAt,
        kind: 'update',
        title,
        updateKind: kind,
        isRead: updatesRead.ids.has(id) || publishedAt <= updatesRead.until,
      }));
    return [...kept, ...updates].toSorted((a, b) => b.at.localeCompare(a.at) || b.id.localeCompare(a.id));
  };
  const unreadOf = (username: string) => Math.min(100, allOf(username).filter(({ isRead }) => !isRead).length);

  return [
    handle(listNotifications, ({ input: { cursor }, person: { user } }) => {
      const all = allOf(user.username);
      const last = all.findIndex(({ id }) => id === cursor);
      if (cursor !== undefined && last === -1) {
        const detail = 'cursor is not one that this list gave.';
        return fail('InvalidInput', detail, { errors: [{ pointer: '/cursor', code: 'invalid_format', detail }] });
      }
      const items = all.slice(last + 1, last + 1 + pageSize);
      return {
        items,
        next: all.length > last + 1 + pageSize ? (items.at(-1)?.id ?? null) : null,
        unread: unreadOf(user.username),
      };
    }),
    handle(countNotifications, ({ person: { user } }) => ({ unread: unreadOf(user.username) })),
    handle(readNotification, ({ input: { id }, person: { user } }) => {
      if (!allOf(user.username).some((one) => one.id === id))
        return fail('NotFound', 'There is no such notification. After 60 days they are gone.');
      const state = store.notificationsOf(user.username);
      if (id.startsWith('update.')) state.updatesRead.ids.add(id.slice('update.'.length));
      else state.kept = state.kept.map((one) => (one.id === id ? { ...one, isRead: true } : one));
      return { unread: unreadOf(user.username) };
    }),
    handle(readAllNotifications, ({ input: { upTo }, person: { user } }) => {
      const state = store.notificationsOf(user.username);
      state.kept = state.kept.map((one) => (one.at <= upTo ? { ...one, isRead: true } : one));
      if (upTo > state.updatesRead.until) state.updatesRead.until = upTo;
      return { unread: unreadOf(user.username) };
    }),
  ];
}
