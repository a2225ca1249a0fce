import type { User } from '@apiyard/api/contract/accounts/session';

/** The signed-in person in stories. */
export const storyUser: User = {
  id: 'p1',
  username: 'noor',
  email: 'noor@example.org',
  pendingEmail: null,
  name: 'Noor Haddad',
  avatar: null,
  role: 'user',
  plan: 'free',
  premiumApis: false,
  premiumUntil: null,
  apiKey: 'ay_0123456789abcdefghjkmnpqrstvwxyz01234567',
  quota: { limit: 500, used: 132, remaining: 368, resetAt: '2026-11-21T00:00:00.000Z' },
  showsFirstSteps: false,
};

/** The admin in stories of admin pages. */
export const storyAdmin: User = {
  ...storyUser,
  id: 'p2',
  username: 'admin',
  email: 'admin@example.org',
  name: 'Yusuf Demir',
  role: 'admin',
  apiKey: 'ay_9876543210zyxwvtsrqpnmkjhgfedcba98765432',
};
