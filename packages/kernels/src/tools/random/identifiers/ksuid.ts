import { InputFault } from '../../../faults/input-fault.ts';
import { secretBytes } from '../../../random/secret.ts';
import { ksuidEpochS, ksuidText } from './parts/ksuid-text.ts';

interface Input {
  readonly count: number;
  /** ISO 8601. Now if absent. */
  readonly date?: string | undefined;
}

/** KSUIDs of one second, sorted. */
export default function ksuid({ count, date }: Input) {
  const ms = date === undefined ? Date.now() : Date.parse(date);
  const seconds = Math.floor(ms / 1000) - ksuidEpochS;
  if (!(seconds >= 0 && seconds < 2 ** 32)) throw new InputFault('time_range', { pointer: '/date' });
  const ksuids = Array.from({ length: count }, () =>
    ksuidText(secretBytes(16).reduce((value, byte) => (value << 8n) | BigInt(byte), BigInt(seconds))),
  );
  return { ksuids: ksuids.sort(), time: new Date((seconds + ksuidEpochS) * 1000).toISOString() };
}
