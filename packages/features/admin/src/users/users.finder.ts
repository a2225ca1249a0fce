import { listPeople } from '@apiyard/api/contract/accounts/people';
import { apiOf } from '@apiyard/kit/data/query-client.ts';
import type { Finder } from '@apiyard/kit/search/finder.ts';
import { IconUser } from '@tabler/icons-react';

const shownMax = 5;

/** Accounts by username, name or email address. */
export default {
  group: { label: 'found.users', icon: IconUser, order: 30 },
  async find({ query, client, signal }) {
    const { items } = await apiOf(client).send(listPeople, { search: query, rows: shownMax }, { signal });
    return items.map(({ id, username, name, email }) => ({
      href: `/admin/users/${id}`,
      title: name,
      summary: [username, ...(email === null ? [] : [email])].join(' · '),
    }));
  },
} satisfies Finder;
