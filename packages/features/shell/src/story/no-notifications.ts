import { countNotifications, listNotifications } from '@apiyard/api/contract/accounts/notifications';
import { fixture } from '@apiyard/kit/story/fixture.ts';

/** For flows in the frame of the app, whose header fetches notifications. */
export const noNotifications = [
  fixture(countNotifications, { unread: 0 }),
  fixture(listNotifications, { items: [], next: null, unread: 0 }),
];
