/** Call log rows, for every outcome. Charged calls are logged with their charge, in one transaction. */
import type { ChargedCall } from '../../db/charges/charges.ts';
import { timeOf } from '../../db/id.ts';
import { hideKeys } from '../../key-format.ts';
import type { CallLog } from '../history/call-log.ts';
import type { Call } from './call.ts';

const loggedPathMax = 200;

/** Measured while the response is prepared: after the charge it is only sent. */
export function entryOf({ request, reply, keptInput, method }: Call): ChargedCall {
  return {
    requestId: request.id,
    method,
    status: reply.statusCode,
    us: Math.round(reply.elapsedTime * 1000),
    at: timeOf(request.id),
    input: keptInput,
  };
}

/** Logs a call that was not charged, including one that failed before or outside the stages. Calls of visitors are not logged. */
export function logUncharged(call: Call, callLog: Pick<CallLog, 'add'>): void {
  if (call.caller === null || call.isCharged) return;
  const { person, keyId } = call.caller;
  const { requestId, ...entry } = entryOf(call);
  callLog.add({
    ...entry,
    request_id: requestId,
    person_id: person.id,
    key_id: keyId,
    // A path without an API may be any text, even one with a key, of which truncation would leave a part; PostgreSQL does not store this character.
    api: hideKeys(call.path).slice(0, loggedPathMax).replaceAll('\0', ''),
    code: call.request.failureCode,
    cost: 0,
  });
}
