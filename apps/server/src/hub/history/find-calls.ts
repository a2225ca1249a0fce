/** Calls of the log as their person sees them. */
import type { LoggedCall } from '@apiyard/api/contract/hub/usage';
import type { FoundCall } from './calls-store.ts';

const idPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const isCallId = (text: string): boolean => idPattern.test(text);

export function shownCall({
  request_id,
  api,
  key_id,
  key_name,
  method,
  status,
  code,
  us,
  cost,
  at,
  input,
}: FoundCall): LoggedCall {
  return {
    requestId: request_id,
    api,
    keyId: key_id,
    keyName: key_name,
    method: method === 'GET' ? 'GET' : 'POST',
    status,
    code,
    ms: us / 1000,
    cost,
    at: new Date(at).toISOString(),
    hasInput: input !== null,
  };
}
