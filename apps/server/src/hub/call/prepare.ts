import { RawResponse } from '../../tools/tool.ts';
import type { Outcome } from '../source.ts';
import { WrittenJson } from '../threads/worker-pool.ts';

/** A response ready to be sent: everything that can fail is done, so that no call is charged without a response. */
export type Prepared = { readonly json: string } | { readonly written: Uint8Array } | { readonly raw: RawResponse };

/** A successful run. */
export interface Ran {
  readonly outcome: Outcome;
  readonly prepared: Prepared;
  /** Milliseconds, to a hundredth. */
  readonly ms: number;
}

export function lengthOf(prepared: Prepared): number {
  if ('json' in prepared) return prepared.json.length;
  return 'written' in prepared ? prepared.written.length : prepared.raw.bytes.length;
}

export function prepare(outcome: Outcome): Prepared {
  const { result } = outcome;
  if (result instanceof RawResponse) return { raw: result };
  return result instanceof WrittenJson ? { written: result.bytes } : { json: JSON.stringify(result) };
}
