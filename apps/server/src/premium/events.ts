/** What happens to people's plans. `by` is an admin's username. */
import type { Events } from '../events.ts';

interface Given {
  readonly personId: string;
  readonly plan: string;
  /** Unix milliseconds; null is without end. */
  readonly until: number | null;
}

export interface PremiumHappenings {
  'plan granted': Given & { readonly by: string };
  /** Another end, or another plan. */
  'plan changed': Given & { readonly by: string };
  'plan revoked': Omit<Given, 'until'> & { readonly by: string };
  /** `isNews`: the person was notified of the revocation. */
  'plan restored': Given & { readonly by: string; readonly isNews: boolean };
  'plan ended': Omit<Given, 'until'>;
  'voucher redeemed': Given & { readonly voucherId: string };
  'voucher refused': {
    readonly personId: string;
    readonly reason: 'unknown' | 'spent' | 'expired' | 'used by them' | 'too many tries';
  };
  'plan requested': { readonly personId: string; readonly plan: string; readonly askedId: string };
  'plan request granted': Given & { readonly by: string; readonly askedId: string };
  'plan request declined': {
    readonly personId: string;
    readonly plan: string;
    readonly askedId: string;
    readonly by: string;
  };
}

export type PremiumEvents = Events<PremiumHappenings>;
