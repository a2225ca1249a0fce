import type { Account, AccountSession } from '@apiyard/api/contract/accounts/account';

/** The clock of these stories. */
export const storyNowMs = Date.parse('2026-11-20T09:30:00.000Z');

export const storyAccount: Account = {
  id: 'p1',
  username: 'noor',
  name: 'Noor Haddad',
  email: 'noor@example.org',
  pendingEmail: null,
  language: 'en',
  createdAt: '2026-03-02T08:00:00.000Z',
  passwordChangedAt: null,
  twoSteps: null,
  passkeys: [],
  deletionDueAt: null,
};

export const wholeAccount: Account = {
  ...storyAccount,
  passwordChangedAt: '2026-11-17T09:30:00.000Z',
  twoSteps: { since: '2026-11-06T09:30:00.000Z', recoveryCodesLeft: 8 },
  passkeys: [
    { id: 'k1', name: 'Work laptop', createdAt: '2026-10-20T09:30:00.000Z', lastUsedAt: '2026-11-20T08:30:00.000Z' },
    { id: 'k2', name: 'Security key', createdAt: '2026-11-18T09:30:00.000Z', lastUsedAt: null },
  ],
};

const longName = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunter';

export const longAccount: Account = {
  ...wholeAccount,
  username: 'a-username-of-thirty-two-letters',
  name: longName,
  email: `${'a'.repeat(64)}@${'b'.repeat(60)}.example`,
  pendingEmail: `${'c'.repeat(64)}@${'d'.repeat(60)}.example`,
  passkeys: [{ id: 'k1', name: longName.slice(0, 60), createdAt: '2026-10-20T09:30:00.000Z', lastUsedAt: null }],
};

export const storySessions: readonly AccountSession[] = [
  {
    id: 's1',
    isCurrent: true,
    device: { browser: 'Firefox', system: 'Linux', kind: 'desktop' },
    address: '192.0.2.10',
    createdAt: '2026-11-18T09:30:00.000Z',
    seenAt: '2026-11-20T09:30:00.000Z',
  },
  {
    id: 's2',
    isCurrent: false,
    device: { browser: 'Safari', system: 'iOS', kind: 'phone' },
    address: '198.51.100.7',
    createdAt: '2026-11-13T09:30:00.000Z',
    seenAt: '2026-11-19T09:30:00.000Z',
  },
  {
    id: 's3',
    isCurrent: false,
    device: { browser: '', system: '', kind: 'unknown' },
    address: '2001:db8:85a3::8a2e:370:7334',
    createdAt: '2026-11-06T09:30:00.000Z',
    seenAt: '2026-11-12T09:30:00.000Z',
  },
];

export const storyCodes: readonly string[] = Array.from({ length: 10 }, (_, index) => `yard-0001-000${index}`);
