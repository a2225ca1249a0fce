import { expect } from 'vitest';
import type { Notification } from '../../contract/accounts/notifications.ts';
import {
  countNotifications,
  listNotifications,
  readAllNotifications,
  readNotification,
} from '../../contract/accounts/notifications.ts';
import { expectFailure, expectOutput, conformance, conformanceOf } from '../conformance.ts';
import type { World } from '../world.ts';

interface Page {
  readonly items: Notification[];
  readonly next: string | null;
  readonly unread: number;
}

const at = (minute: number) => new Date(Date.now() - 3_600_000 + minute * 60_000).toISOString();

const quota = (world: World, minute: number, percent: 80 | 100 = 80): Notification => ({
  id: `n-${world.name('notification')}`,
  at: at(minute),
  isRead: false,
  kind: 'quota',
  percent,
  limit: 1000,
});

/** A signed-in person with this number of notifications. */
async function reported(world: World, count: number): Promise<Notification[]> {
  const { username } = await world.signedIn();
  const given = Array.from({ length: count }, (_, minute) => quota(world, minute));
  await world.subject.addNotifications(username, given);
  return given.toReversed();
}

/** Without the site's updates, which everyone gets. */
async function own(world: World): Promise<Notification[]> {
  const found: Notification[] = [];
  let cursor: string | null | undefined;
  for (let pages = 0; cursor !== null; pages += 1) {
    if (pages > 20) throw new Error('The list of notifications never ends.');
    const page: Page = expectOutput<Page>(
      listNotifications,
      await world.send(listNotifications, { ...(cursor && { cursor }) }),
    );
    found.push(...page.items.filter(({ kind }) => kind !== 'update'));
    cursor = page.next;
  }
  return found;
}

const unreadOf = async (world: World) =>
  expectOutput<{ unread: number }>(countNotifications, await world.send(countNotifications, {})).unread;

export const notificationsConformance = conformance(
  conformanceOf(listNotifications, [
    [
      'success',
      'returns every entry once in pages, latest first',
      async (world) => {
        const given = await reported(world, 45);
        expect(await own(world)).toEqual(given);
      },
    ],
    [
      'success',
      'returns no notification of another person',
      async (world) => {
        await reported(world, 2);
        await world.signedIn();
        expect(await own(world)).toEqual([]);
      },
    ],
    [
      'InvalidInput',
      'rejects unknown cursors',
      async (world) => {
        await world.signedIn();
        expectFailure(listNotifications, await world.send(listNotifications, { cursor: 'anything' }), 'InvalidInput');
      },
    ],
    [
      'Unauthenticated',
      'returns 401 to a visitor',
      async (world) => {
        expectFailure(listNotifications, await world.send(listNotifications, {}), 'Unauthenticated');
      },
    ],
  ]),
  conformanceOf(countNotifications, [
    [
      'success',
      'counts what is unread',
      async (world) => {
        const [first] = await reported(world, 3);
        const before = await unreadOf(world);
        await world.send(readNotification, { id: first?.id ?? '' });
        expect(await unreadOf(world)).toBe(before - 1);
      },
    ],
    [
      'Unauthenticated',
      'returns 401 to a visitor',
      async (world) => {
        expectFailure(countNotifications, await world.send(countNotifications, {}), 'Unauthenticated');
      },
    ],
  ]),
  conformanceOf(readNotification, [
    [
      'success',
      'marks one notification and no other',
      async (world) => {
        const [first, second] = await reported(world, 2);
        expectOutput(readNotification, await world.send(readNotification, { id: first?.id ?? '' }));
        expect(await own(world)).toEqual([{ ...first, isRead: true }, second]);
      },
    ],
    [
      'success',
      'marks an update of the site for this person alone',
      async (world) => {
        await world.signedIn();
        const name = world.name('update');
        await world.subject.addUpdates([
          { id: name, kind: 'new', title: name, body: '', publishedAt: new Date(Date.now() - 1).toISOString() },
        ]);
        const find = async () =>
          expectOutput<Page>(listNotifications, await world.send(listNotifications, {})).items.find(
            (one) => one.kind === 'update' && one.title === name,
          );
        expect(await find()).toMatchObject({ id: `update.${name}`, isRead: false, updateKind: 'new' });
        expectOutput(readNotification, await world.send(readNotification, { id: `update.${name}` }));
        expect((await find())?.isRead).toBe(true);
      },
    ],
    [
      'NotFound',
      "treats another person's notification as unknown",
      async (world) => {
        const [theirs] = await reported(world, 1);
        await world.signedIn();
        expectFailure(readNotification, await world.send(readNotification, { id: theirs?.id ?? '' }), 'NotFound');
        expectFailure(readNotification, await world.send(readNotification, { id: 'update.unknown' }), 'NotFound');
      },
    ],
    [
      'Unauthenticated',
      'returns 401 to a visitor',
      async (world) => {
        expectFailure(readNotification, await world.send(readNotification, { id: 'n' }), 'Unauthenticated');
      },
    ],
  ]),
  conformanceOf(readAllNotifications, [
    [
      'success',
      'marks notifications up to a time, and none after it',
      async (world) => {
        const [last, first] = await reported(world, 2);
        expectOutput(readAllNotifications, await world.send(readAllNotifications, { upTo: first?.at ?? '' }));
        expect(await own(world)).toEqual([last, { ...first, isRead: true }]);
        expectOutput(readAllNotifications, await world.send(readAllNotifications, { upTo: last?.at ?? '' }));
        expect((await own(world)).every(({ isRead }) => isRead)).toBe(true);
      },
    ],
    [
      'InvalidInput',
      'rejects a missing time',
      async (world) => {
        await world.signedIn();
        expectFailure(
          readAllNotifications,
          await world.sendAnything(readAllNotifications, { upTo: 'now' }),
          'InvalidInput',
        );
      },
    ],
    [
      'Unauthenticated',
      'returns 401 to a visitor',
      async (world) => {
        expectFailure(readAllNotifications, await world.send(readAllNotifications, { upTo: at(0) }), 'Unauthenticated');
      },
    ],
  ]),
);
