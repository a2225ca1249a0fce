import { InputFault } from '@apiyard/kernels/faults/input-fault';
import type { ZakatInput } from '@apiyard/kernels/tools/islami/numbers/zakat';
import zakat, { currencyDigits } from '@apiyard/kernels/tools/islami/numbers/zakat';

const moneyNames = ['cash', 'goldValue', 'silverValue', 'goods', 'receivables', 'investments', 'debts'] as const;
const numberNames = ['goldPrice', 'silverPrice', 'goldGrams', 'goldKarat', 'silverGrams', 'silverFineness'] as const;
export type MoneyName = (typeof moneyNames)[number];
export type NumberName = (typeof numberNames)[number];

/** What a person entered. Amounts of money are whole numbers of the smallest unit of the currency; null is empty. */
export type ZakatDraft = Pick<ZakatInput, 'currency' | 'nisab' | 'year'> &
  Readonly<Record<MoneyName | NumberName, number | null>>;

export const currencies = [
  'USD',
  'EUR',
  'GBP',
  'AED',
  'AUD',
  'BDT',
  'BHD',
  'BND',
  'CAD',
  'CHF',
  'CNY',
  'DZD',
  'EGP',
  'IDR',
  'INR',
  'IQD',
  'IRR',
  'JOD',
  'JPY',
  'KES',
  'KWD',
  'KZT',
  'LBP',
  'LYD',
  'MAD',
  'MYR',
  'NGN',
  'NOK',
  'OMR',
  'PKR',
  'QAR',
  'RUB',
  'SAR',
  'SDG',
  'SEK',
  'SGD',
  'SYP',
  'TND',
  'TRY',
  'TZS',
  'UZS',
  'XOF',
  'YER',
  'ZAR',
] as const;

export const emptyDraft: ZakatDraft = {
  currency: 'USD',
  nisab: 'silver',
  year: 'lunar',
  goldPrice: null,
  silverPrice: null,
  cash: null,
  goldGrams: null,
  goldKarat: 24,
  goldValue: null,
  silverGrams: null,
  silverFineness: 1000,
  silverValue: null,
  goods: null,
  receivables: null,
  investments: null,
  debts: null,
};

/** A draft that was kept, maybe by an earlier version: what does not fit is left out. */
export function draftOf(kept: unknown): ZakatDraft {
  if (typeof kept !== 'object' || kept === null) return emptyDraft;
  const given = kept as Readonly<Record<string, unknown>>;
  const amounts = [...moneyNames, ...numberNames].flatMap((name) => {
    const value = given[name];
    return value === null || (typeof value === 'number' && value >= 0) ? [[name, value] as const] : [];
  });
  return {
    ...emptyDraft,
    ...Object.fromEntries(amounts),
    currency: currencies.find((code) => code === given['currency']) ?? emptyDraft.currency,
    nisab: given['nisab'] === 'gold' ? 'gold' : 'silver',
    year: given['year'] === 'solar' ? 'solar' : 'lunar',
  };
}

/** The same amounts in another currency: 12.50 EUR becomes 12.500 BHD. Nothing is converted. */
export function withCurrency(draft: ZakatDraft, currency: string): ZakatDraft {
  const factor = 10 ** (currencyDigits(currency) - currencyDigits(draft.currency));
  const moved = moneyNames.map((name) => {
    const value = draft[name];
    return [name, value === null ? null : Math.round(value * factor)] as const;
  });
  return { ...draft, ...Object.fromEntries(moved), currency };
}

export type ZakatResult = ReturnType<typeof zakat>;
/** The price that the result depends on and that is not there. */
type MissingPrice = 'goldPrice' | 'silverPrice';

export function inputOf(draft: ZakatDraft): ZakatInput {
  const unit = 10 ** currencyDigits(draft.currency);
  const money = moneyNames.map((name) => [name, (draft[name] ?? 0) / unit] as const);
  const { currency, nisab, year, goldPrice, silverPrice } = draft;
  return {
    currency,
    nisab,
    year,
    goldPrice: goldPrice ?? undefined,
    silverPrice: silverPrice ?? undefined,
    goldGrams: draft.goldGrams ?? 0,
    goldKarat: draft.goldKarat ?? 24,
    silverGrams: draft.silverGrams ?? 0,
    silverFineness: draft.silverFineness ?? 1000,
    ...(Object.fromEntries(money) as Record<MoneyName, number>),
  };
}

export function resultOf(draft: ZakatDraft): ZakatResult | { readonly missing: MissingPrice } {
  try {
    return zakat(inputOf(draft));
  } catch (error) {
    if (error instanceof InputFault && error.code === 'price_missing')
      return { missing: error.pointer === '/goldPrice' ? 'goldPrice' : 'silverPrice' };
    throw error;
  }
}
