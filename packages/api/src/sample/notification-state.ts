import type { Notification } from '../contract/notifications.ts';

/** What one person was told, and which of the site's updates they have read. */
export interface SampleNotifications {
  kept: Notification[];
  readonly updatesRead: { until: string; readonly ids: Set<string> };
}

/** Those of each person, by username; nobody has any at first. */
export function createNotificationState(
  seed: Readonly<Record<string, readonly Notification[]>> = {},
): (username: string) => SampleNotifications {
  const states = new Map<string, SampleNotifications>();
  return (username) => {
    const known = states.get(username);
    if (known) return known;
    const fresh: SampleNotifications = {
      kept: [...(seed[username] ?? [])],
      updatesRead: { until: '', ids: new Set() },
    };
    states.set(username, fresh);
    return fresh;
  };
}
