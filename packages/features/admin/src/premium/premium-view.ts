import type { InputOf } from '@apiyard/api/contract/endpoint';
import type {
  listPlanRequests,
  listPremium,
  listVouchers,
  PremiumState,
  VoucherState,
} from '@apiyard/api/contract/plans/premium';

export const tabs = ['people', 'requests', 'vouchers'] as const;
export type PremiumTab = (typeof tabs)[number];
export const premiumStates = ['active', 'ending', 'ended'] as const satisfies readonly PremiumState[];
export const voucherStates = ['usable', 'spent', 'expired', 'withdrawn'] as const satisfies readonly VoucherState[];

/** View state of the premium page, kept in the URL query. */
export interface PremiumView {
  readonly tab: PremiumTab;
  readonly query: string;
  readonly state: PremiumState;
  readonly answered: boolean;
  readonly voucherState: VoucherState | null;
}

export const wholeContent: PremiumView = {
  tab: 'people',
  query: '',
  state: 'active',
  answered: false,
  voucherState: null,
};

const oneOf = <Name extends string>(names: readonly Name[], text: string | null): Name | undefined =>
  names.find((name) => name === text);

export const inAddress = {
  read: (params: URLSearchParams): PremiumView => ({
    tab: oneOf(tabs, params.get('tab')) ?? 'people',
    query: params.get('search') ?? '',
    state: oneOf(premiumStates, params.get('state')) ?? 'active',
    answered: params.get('answered') === 'yes',
    voucherState: oneOf(voucherStates, params.get('voucher')) ?? null,
  }),
  write: ({ tab, query, state, answered, voucherState }: PremiumView): URLSearchParams => {
    const params = new URLSearchParams();
    if (tab !== 'people') params.set('tab', tab);
    if (tab !== 'requests' && query.trim() !== '') params.set('search', query.trim());
    if (tab === 'people' && state !== 'active') params.set('state', state);
    if (tab === 'requests' && answered) params.set('answered', 'yes');
    if (tab === 'vouchers' && voucherState !== null) params.set('voucher', voucherState);
    return params;
  },
};

interface Questions {
  readonly people: InputOf<typeof listPremium>;
  readonly requests: InputOf<typeof listPlanRequests>;
  readonly vouchers: InputOf<typeof listVouchers>;
}

/** The query of each tab's list. */
export function questionsOf({ query, state, answered, voucherState }: PremiumView): Questions {
  const search = query.trim() === '' ? {} : { search: query.trim() };
  return {
    people: { state, ...search },
    requests: { state: answered ? 'answered' : 'open' },
    vouchers: { ...(voucherState === null ? {} : { state: voucherState }), ...search },
  };
}
