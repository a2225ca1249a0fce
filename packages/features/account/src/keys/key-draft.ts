/** The form's state, and the request made from it. */
import type { ApiKey } from '@apiyard/api/contract/accounts/keys';
import type { CalendarDate } from '@internationalized/date';

/** Expiry options in days; `keep` leaves the expiry unchanged, `date` uses the entered date. */
export const expiries = ['never', '7', '30', '90', '365', 'date', 'keep'] as const;
export type Expiry = (typeof expiries)[number];

/** Expiry of a key; `date` is kept while another option is selected. */
interface End {
  readonly expiry: Expiry;
  readonly date: CalendarDate | null;
}

export interface KeyForm {
  readonly name: string;
  /** An empty list means all. */
  readonly areas: readonly string[];
  readonly readsAccount: boolean;
  readonly expiresAt: End;
  /** One per line, as typed. */
  readonly addresses: string;
  readonly origins: string;
  readonly inQuery: boolean;
}

export type KeyDraft = Pick<ApiKey, 'name' | 'areas' | 'scopes' | 'expiresAt' | 'addresses' | 'origins' | 'inQuery'>;

export const emptyForm: KeyForm = {
  name: '',
  areas: [],
  readsAccount: false,
  expiresAt: { expiry: 'never', date: null },
  addresses: '',
  origins: '',
  inQuery: false,
};

export const formOf = (key: ApiKey | null): KeyForm =>
  key === null
    ? emptyForm
    : {
        name: key.name,
        areas: key.areas ?? [],
        readsAccount: key.scopes.includes('account:read'),
        expiresAt: { expiry: key.expiresAt === null ? 'never' : 'keep', date: null },
        addresses: key.addresses.join('\n'),
        origins: key.origins.join('\n'),
        inQuery: key.inQuery,
      };

const dayMs = 86_400_000;

/** Splits pasted text into entries. */
export const entriesIn = (text: string): string[] => text.split(/[\s,;]+/).filter((entry) => entry !== '');

/** @param before the expiry that `keep` preserves; @param timeZone time zone of the entered date */
export function draftOf(form: KeyForm, before: string | null, nowMs: number, timeZone: string): KeyDraft {
  return {
    name: form.name,
    areas: form.areas.length === 0 ? null : [...form.areas],
    scopes: form.readsAccount ? ['account:read'] : [],
    expiresAt: endOf(form.expiresAt, before, nowMs, timeZone),
    addresses: entriesIn(form.addresses),
    origins: entriesIn(form.origins),
    inQuery: form.inQuery,
  };
}

/** Returns an empty text if no date was entered; the contract rejects it. */
function endOf({ expiry, date }: End, before: string | null, nowMs: number, timeZone: string): string | null {
  switch (expiry) {
    case 'never':
      return null;
    case 'keep':
      return before;
    case 'date':
      return date === null ? '' : date.add({ days: 1 }).toDate(timeZone).toISOString();
    default:
      return new Date(nowMs + Number(expiry) * dayMs).toISOString();
  }
}
