/** What the toolbar has the network do. */
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

/** The answer with every list in it emptied, whatever it is a list of. */
async function emptied(response: Response): Promise<Response> {
  if (!response.headers.get('content-type')?.includes('json')) return response;
  const body: unknown = await response.clone().json();
  if (typeof body !== 'object' || body === null || !('items' in body)) return response;
  return Response.json({ ...body, items: [], next: null }, { status: response.status });
}

/** `fetch` as it is on a good day, a slow one, a bad one, and where nobody has made anything yet. */
export function fetchOn(network: NetworkState): typeof fetch {
  return async (input, init) => {
    if (network === 'slow') await later(slowMs, init?.signal);
    if (network === 'failing') {
      return Response.json({ success: false, code: 'Internal', detail: 'The server failed.', requestId: '01ky3vq9m8' }, { status: 500 });
    }
    const response = await fetch(input, init);
    return network === 'empty' ? emptied(response) : response;
  };
}
