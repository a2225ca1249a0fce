import type { ListedApi } from '@apiyard/api/contract/hub/hub';
import { isSuggested } from '@apiyard/kit/calls/access.ts';
import type { ApiRequest } from '@apiyard/kit/snippets/api-request.ts';
import { requestFor } from '@apiyard/kit/snippets/api-request.ts';

/** Needs no input, and its response is short. */
const simplest = 'random/uuid';

/** The call to paste; null if there is no tool that anyone may call. */
export function firstRequest(tools: readonly ListedApi[], origin: string, key: string): ApiRequest | null {
  const api =
    tools.find((tool) => tool.path === simplest && isSuggested(tool)) ??
    tools.find(
      (tool) => isSuggested(tool) && !tool.premium && tool.output.kind === 'json' && tool.example !== undefined,
    );
  if (api === undefined) return null;
  const input = api.path === simplest ? {} : (api.example ?? {});
  return requestFor(api, input, { origin, key, method: null });
}
