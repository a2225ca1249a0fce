/** Charges on their way to the thread that commits them: a list of values each, without the names. */
import type { Charge } from './charges.ts';

type ChargeValues = readonly [
  personId: string,
  keyId: string,
  api: string,
  day: string,
  cost: number,
  limit: number,
  requestId: string,
  method: string,
  status: number,
  us: number,
  at: number,
  input: string | null,
];

export function textOfCharges(batch: readonly Charge[]): string {
  return JSON.stringify(
    batch.map(
      ({
        personId,
        keyId,
        api,
        day,
        cost,
        limit,
        call: { requestId, method, status, us, at, input },
      }): ChargeValues => [personId, keyId, api, day, cost, limit, requestId, method, status, us, at, input],
    ),
  );
}

export function chargesFrom(text: string): Charge[] {
  return (JSON.parse(text) as readonly ChargeValues[]).map(
    ([personId, keyId, api, day, cost, limit, requestId, method, status, us, at, input]) => ({
      personId,
      keyId,
      api,
      day,
      cost,
      limit,
      call: { requestId, method, status, us, at, input },
    }),
  );
}
