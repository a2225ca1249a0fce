import { InputFault } from '../../../faults/input-fault.ts';
import { secretBytes } from '../../../random/secret.ts';
import { ulidText } from './parts/ulid-text.ts';

interface Input {
  readonly count: number;
  /** ISO 8601. Now if absent. */
  readonly date?: string | undefined;
  readonly lowercase: boolean;
}

const msMax = 2 ** 48 - 1;
const randomMax = 2n ** 80n - 1n;
/** Room for the largest count, so that increments never overflow. */
const headroom = 10_000n;

/**
 * ULIDs of one millisecond, each greater than the one before: the random part of the first is incremented, as the
 * specification describes for monotonic ones (https://github.com/ulid/spec).
 */
export default function ulid({ count, date, lowercase }: Input) {
  const ms = date === undefined ? Date.now() : Date.parse(date);
  if (!(ms >= 0 && ms <= msMax)) throw new InputFault('time_range', { pointer: '/date' });
  let first = secretBytes(10).reduce((value, byte) => (value << 8n) | BigInt(byte), 0n);
  if (first > randomMax - headroom) first -= headroom;
  const ulids = Array.from({ length: count }, (_, at) => ulidText(ms, first + BigInt(at)));
  return {
    ulids: lowercase ? ulids.map((text) => text.toLowerCase()) : ulids,
    time: new Date(ms).toISOString(),
  };
}
