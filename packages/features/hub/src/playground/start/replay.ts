/** Restores an earlier call from `?call=` and its request id. */
import { getCall } from '@apiyard/api/contract/hub/usage';
import type { Field } from '@apiyard/kit/search/api-fields.ts';
import type { Services } from '@apiyard/kit/services.tsx';
import type { Values } from '../../form/schema-form.ts';
import { valuesOf } from '../../form/schema-form.ts';
import type { HistoryEntry } from '../../keep/hub-store.ts';
import { formValues } from '../../keep/hub-store.ts';

/** Request id from the URL; null if `call` is a parameter of the API. */
export function replayedCallId(fields: readonly Field[], query: URLSearchParams): string | null {
  const id = query.get('call');
  return id !== null && /^[0-9a-zA-Z-]{1,64}$/.test(id) && !fields.some(({ name }) => name === 'call') ? id : null;
}

/** Input of the call from the server if the person stores inputs, else from this browser's history; null if neither has it. */
export async function replayedValues(
  api: Pick<Services['api'], 'send'>,
  fields: readonly Field[],
  history: readonly HistoryEntry[],
  callId: string,
): Promise<Values | null> {
  const input = await api.send(getCall, { requestId: callId }).then(
    (call) => call.input,
    () => null,
  );
  if (input !== null) return valuesOf(fields, input);
  const entry = history.find((each) => requestIdOf(each) === callId);
  return entry ? { ...valuesOf(fields), ...formValues(entry.values) } : null;
}

function requestIdOf({ outcome }: HistoryEntry): string | null {
  if (outcome === null) return null;
  return outcome.kind === 'answered' ? (outcome.answer.meta?.requestId ?? null) : outcome.refused.requestId;
}
