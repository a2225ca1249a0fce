import { listVouchers } from '@apiyard/api/contract/plans/premium';
import { apiOf } from '@apiyard/kit/data/query-client.ts';
import type { Finder } from '@apiyard/kit/search/finder.ts';
import { IconTicket } from '@tabler/icons-react';
import { inAddress, wholeContent } from './premium-view.ts';

const shownMax = 5;

/** Vouchers by note or the beginning of the code. */
export default {
  group: { label: 'found.vouchers', icon: IconTicket, order: 50 },
  async find({ query, client, signal }) {
    const { items } = await apiOf(client).send(listVouchers, { search: query }, { signal });
    const view = inAddress.write({ ...wholeContent, tab: 'vouchers', query });
    return items.slice(0, shownMax).map(({ id, masked, note, plan }) => ({
      // The list has one entry for each, so they differ.
      href: `/addprem?${view}#${id}`,
      title: masked,
      summary: [plan.name, ...(note === '' ? [] : [note])].join(' · '),
    }));
  },
} satisfies Finder;
