import type { ListedPerson, PersonCall, PersonDetails } from '@apiyard/api/contract/accounts/people';
import type { PlanRef } from '@apiyard/api/contract/plans/plans';

export const storyNowMs = Date.parse('2026-11-20T10:00:00.000Z');
const dayMs = 86_400_000;
const before = (days: number) => new Date(storyNowMs - days * dayMs).toISOString();

export const storyPlans: readonly PlanRef[] = [
  { id: 'free', name: '' },
  { id: 'premium', name: '' },
  { id: 'school', name: 'Schools' },
];

const amina: ListedPerson = {
  id: 'p11',
  username: 'amina',
  name: 'Amina Rahal',
  email: 'amina@example.org',
  pendingEmail: null,
  avatar: null,
  role: 'user',
  state: 'active',
  plan: 'premium',
  createdAt: before(40),
  seenAt: before(0.1),
};
const boris: ListedPerson = {
  ...amina,
  id: 'p12',
  username: 'boris',
  name: 'Boris Lind',
  email: 'boris@example.org',
  state: 'disabled',
  plan: 'free',
  createdAt: before(90),
  seenAt: before(12),
};
const chen: ListedPerson = {
  ...amina,
  id: 'p13',
  username: 'chen',
  name: '陈晓',
  email: null,
  pendingEmail: 'chen@example.org',
  state: 'deletion',
  plan: 'free',
  createdAt: before(3),
  seenAt: null,
};
const yusuf: ListedPerson = {
  ...amina,
  id: 'p2',
  username: 'admin',
  name: 'Yusuf Demir',
  email: 'admin@example.org',
  role: 'admin',
  plan: 'free',
  createdAt: before(400),
  seenAt: before(0),
};
export const longPerson: ListedPerson = {
  ...amina,
  id: 'p14',
  username: 'a-username-of-thirty-two-letters',
  name: 'A person whose display name uses all of the eighty characters that are allowed.',
  email: 'an.address.with.many.parts@a-very-long-subdomain.of-an-organisation.example.org',
  plan: 'university-of-the-north-annual',
};
export const storyPeople: readonly ListedPerson[] = [yusuf, amina, boris, chen];

export const aminaDetails: PersonDetails = {
  ...amina,
  version: 1,
  pendingHeldBy: null,
  disabledAt: null,
  deletionDueAt: null,
  premiumUntil: '2026-12-31T12:00:00.000Z',
  twoStepsSince: before(30),
  passkeys: 1,
  keys: [
    {
      id: 'k1',
      name: 'Main',
      masked: 'ay_3fk…9x2b',
      main: true,
      createdAt: before(40),
      expiresAt: null,
      lastUsedAt: before(0.1),
    },
    {
      id: 'k2',
      name: 'Laptop',
      masked: 'ay_8dm…1aaq',
      main: false,
      createdAt: before(20),
      expiresAt: '2027-01-01T00:00:00.000Z',
      lastUsedAt: null,
    },
  ],
  sessions: [
    {
      id: 's1',
      isCurrent: false,
      device: { browser: 'Firefox', system: 'Linux', kind: 'desktop' },
      address: '192.0.2.10',
      createdAt: before(4),
      seenAt: before(0.1),
    },
    {
      id: 's2',
      isCurrent: false,
      device: { browser: 'Safari', system: 'iOS', kind: 'phone' },
      address: '198.51.100.7',
      createdAt: before(9),
      seenAt: before(2),
    },
  ],
  usage: Array.from({ length: 30 }, (_, index) => ({ day: before(29 - index).slice(0, 10), calls: (index * 37) % 90 })),
  quota: { limit: 50_000, used: 132 },
};

export const storyCalls: readonly PersonCall[] = [
  {
    requestId: '01a20195-ab29-7162-b2bc-b9c9895408a3',
    api: 'convert/data',
    key: 'Main',
    status: 200,
    code: null,
    ms: 1.84,
    cost: 1,
    at: before(0.1),
  },
  {
    requestId: '01a20195-ab29-7162-b2bc-b9c9895408a2',
    api: 'random/qr',
    key: 'Laptop',
    status: 429,
    code: 'RateLimited',
    ms: 0.2,
    cost: 0,
    at: before(1),
  },
];
