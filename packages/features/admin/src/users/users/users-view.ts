/** View state of the user list, kept in the URL query. */
import type { InputOf } from '@apiyard/api/contract/endpoint';
import type { ListedPerson, listPeople } from '@apiyard/api/contract/accounts/people';

export const roles = ['user', 'admin'] as const satisfies readonly ListedPerson['role'][];
export const states = ['active', 'disabled', 'deletion'] as const satisfies readonly ListedPerson['state'][];
export const sorts = ['created', 'oldest', 'seen', 'username'] as const;
type Sort = (typeof sorts)[number];
const pageSizes = [25, 50, 100] as const;

export interface UsersView {
  readonly query: string;
  /** Null means all. */
  readonly role: ListedPerson['role'] | null;
  readonly state: ListedPerson['state'] | null;
  readonly plan: string | null;
  readonly sort: Sort;
  /** 1-based. */
  readonly page: number;
  readonly rows: number;
}

export const allUsers: UsersView = {
  query: '',
  role: null,
  state: null,
  plan: null,
  sort: 'created',
  page: 1,
  rows: 25,
};

export const inAddress = {
  read(query: URLSearchParams): UsersView {
    const page = query.get('page') ?? '';
    return {
      query: query.get('q') ?? '',
      role: roles.find((role) => role === query.get('role')) ?? null,
      state: states.find((state) => state === query.get('state')) ?? null,
      plan: query.get('plan') || null,
      sort: sorts.find((sort) => sort === query.get('sort')) ?? 'created',
      page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
      rows: pageSizes.find((rows) => rows === Number(query.get('rows'))) ?? 25,
    };
  },
  /** Omits default values. */
  write({ query, role, state, plan, sort, page, rows }: UsersView): URLSearchParams {
    const params = new URLSearchParams();
    if (query.trim() !== '') params.set('q', query);
    if (role !== null) params.set('role', role);
    if (state !== null) params.set('state', state);
    if (plan !== null) params.set('plan', plan);
    if (sort !== 'created') params.set('sort', sort);
    if (page !== 1) params.set('page', String(page));
    if (rows !== 25) params.set('rows', String(rows));
    return params;
  },
};

const serverSorts = { created: '-created', oldest: 'created', seen: '-seen', username: 'username' } as const;
const searchLengthMax = 100;

export function questionOf({ query, role, state, plan, sort, page, rows }: UsersView): InputOf<typeof listPeople> {
  const search = query
    .replaceAll(/\p{Cc}/gu, '')
    .trim()
    .slice(0, searchLengthMax)
    .toWellFormed();
  return {
    ...(search === '' ? {} : { search }),
    ...(role && { role }),
    ...(state && { state }),
    ...(plan && { plan: plan.slice(0, 60) }),
    sort: serverSorts[sort],
    page,
    rows,
  };
}

export const isNarrowed = ({ query, role, state, plan }: UsersView): boolean =>
  query.trim() !== '' || role !== null || state !== null || plan !== null;
