import { lengthen } from '@apiyard/ui/story/variants/lengthen';
import type { Loadable } from '../data/loadable.ts';

/** The network states of the toolbar. */
export const networkStates = ['ok', 'slow', 'failing', 'empty'] as const;
export type NetworkState = (typeof networkStates)[number];
export const plainNetwork: NetworkState = 'ok';

const slowMs = 4000;

function later(ms: number, signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
}

/** The response with a changed body, if it is JSON. */
async function changed(response: Response, change: (body: unknown) => unknown): Promise<Response> {
  if (!response.headers.get('content-type')?.includes('json')) return response;
  return Response.json(change(await response.json()), { status: response.status, headers: response.headers });
}

/** Empties every list, of any type. */
const emptied = (body: unknown) =>
  typeof body === 'object' && body !== null && 'items' in body ? { ...body, items: [], next: null } : body;

/** `fetch` in four states: normal, slow, failing, and with empty lists; in stories with long words, they are in the data too. */
export function fetchOn(network: NetworkState, isLong = false): typeof fetch {
  return async (input, init) => {
    if (network === 'slow') await later(slowMs, init?.signal);
    if (network === 'failing') {
      return Response.json(
        { success: false, code: 'Internal', detail: 'The server failed.', requestId: '01ky3vq9m8' },
        { status: 500 },
      );
    }
    const response = await fetch(input, init);
    if (network === 'empty') return changed(response, emptied);
    return isLong ? changed(response, (body) => lengthen(body)) : response;
  };
}

const isLoadable = (arg: unknown): arg is Loadable<unknown> =>
  typeof arg === 'object' &&
  arg !== null &&
  'state' in arg &&
  ['loading', 'failed', 'done'].includes(String(arg.state));

/** Lists become empty, also those inside of what was loaded. */
function nothingIn(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]: [string, unknown]) => [name, Array.isArray(part) ? [] : part]),
  );
}

/** A screen that gets its data by props has no calls: what it would have loaded is then in the state that the network leads to. */
export function argsOn<Args extends object>(network: NetworkState, args: Args): Args {
  const on = (arg: unknown): unknown => {
    if (!isLoadable(arg) || network === 'ok') return arg;
    if (network === 'slow') return { state: 'loading' };
    if (network === 'failing') return { state: 'failed', requestId: '01ky3vq9m8' };
    return arg.state === 'done' ? { state: 'done', value: nothingIn(arg.value) } : arg;
  };
  return Object.fromEntries(Object.entries(args).map(([name, arg]) => [name, on(arg)])) as Args;
}
