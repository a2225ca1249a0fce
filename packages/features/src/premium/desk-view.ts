import type { PremiumState, VoucherState } from '@apiyard/api/contract/premium';

export const tabs = ['people', 'requests', 'vouchers'] as const;
export type DeskTab = (typeof tabs)[number];
export const premiumStates = ['active', 'ending', 'ended'] as const satisfies readonly PremiumState[];
export const voucherStates = ['usable', 'spent', 'expired', 'withdrawn'] as const satisfies readonly VoucherState[];

/** What the desk shows; it stands in the address. */
export interface DeskView {
  readonly tab: DeskTab;
  readonly query: string;
  readonly state: PremiumState;
  readonly answered: boolean;
  readonly voucherState: VoucherState | null;
}

export const wholeDesk: DeskView = { tab: 'people', query: '', state: 'active', answered: false, voucherState: null };

const oneOf = <Name extends string>(names: readonly Name[], text: string | null): Name | undefined =>
  names.find((name) => name === text);

export const inAddress = {
  read: (params: URLSearchParams): DeskView => ({
    tab: oneOf(tabs, params.get('tab')) ?? 'people',
    query: params.get('search') ?? '',
    state: oneOf(premiumStates, params.get('state')) ?? 'active',
    answered: params.get('answered') === 'yes',
    voucherState: oneOf(voucherStates, params.get('voucher')) ?? null,
  }),
  write: ({ tab, query, state, answered, voucherState }: DeskView): URLSearchParams => {
    const params = new URLSearchParams();
    if (tab !== 'people') params.set('tab', tab);
    if (tab !== 'requests' && query.trim() !== '') params.set('search', query.trim());
    if (tab === 'people' && state !== 'active') params.set('state', state);
    if (tab === 'requests' && answered) params.set('answered', 'yes');
    if (tab === 'vouchers' && voucherState !== null) params.set('voucher', voucherState);
    return params;
  },
};
