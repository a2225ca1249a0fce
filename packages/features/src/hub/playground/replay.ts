/** A call that was made before, in the form again: `?call=` and the id of its request. */
import { getCall } from '@apiyard/api/contract/usage';
import type { Field } from '../../_kit/api-fields.ts';
import type { Services } from '../../_kit/services.tsx';
import type { Values } from '../form/schema-form.ts';
import { valuesOf } from '../form/schema-form.ts';
import type { HistoryEntry } from '../keep/hub-store.ts';
import { formValues } from '../keep/hub-store.ts';

/** The id that the address asks for; null where `call` is a value of the API's own. */
export function replayedCallId(fields: readonly Field[], query: URLSearchParams): string | null {
  const id = query.get('call');
  return id !== null && /^[0-9a-zA-Z-]{1,64}$/.test(id) && !fields.some(({ name }) => name === 'call') ? id : null;
}

/** What was sent: as the server kept it for those who asked for that, else as this browser remembers it; null when neither does. */
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
