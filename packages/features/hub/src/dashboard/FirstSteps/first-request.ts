import type { Api } from '@apiyard/api/contract/hub/hub';
import type { ApiRequest } from '@apiyard/kit/snippets/api-request.ts';
import { requestFor } from '@apiyard/kit/snippets/api-request.ts';

/** Needs no input, and its response is short. */
const simplest = 'random/uuid';

/** The call to paste; null if there is no tool that anyone may call. */
export function firstRequest(tools: readonly Api[], origin: string, key: string): ApiRequest | null {
  const api =
    tools.find(({ path, health }) => path === simplest && health === 'ok') ??
    tools.find(({ health, premium }) => health === 'ok' && !premium);
  if (api === undefined) return null;
  const input = api.path === simplest ? {} : (api.examples[0]?.input ?? {});
  return requestFor(api, input, { origin, key, method: null });
}
