/** Charges as calls create them, for tests of other features. */
import type { Charge } from '../src/db/charges/charges.ts';
import { newId } from '../src/db/id.ts';

/** One call of `random/uuid` by Ann on 2026-11-20, which costs 1 of 100, with a unique request ID. */
export const chargeOf = (more: Partial<Charge> = {}): Charge => ({
  personId: 'ann',
  keyId: 'k',
  api: 'random/uuid',
  day: '2026-11-20',
  cost: 1,
  limit: 100,
  call: { requestId: newId(), method: 'GET', status: 200, us: 1200, at: 1_795_168_800_000, input: null },
  ...more,
});
