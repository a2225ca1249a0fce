import { InputFault } from '../../../faults/input-fault.ts';
import { entriesOf } from '../../../random/lines.ts';
import { ksuidEpochS, ksuidValue } from './parts/ksuid-text.ts';
import { ulidValue } from './parts/ulid-text.ts';
import uuidInspect from './uuid-inspect.ts';

type Platform = 'twitter' | 'discord';

interface Input {
  readonly text: string;
  readonly snowflake: Platform;
}

const idsMax = 1000;
/** Snowflake time 0 in milliseconds since 1970. */
const snowflakeEpochMs: Readonly<Record<Platform, number>> = { twitter: 1_288_834_974_657, discord: 1_420_070_400_000 };

/** The time in each identifier, one on each line. */
export default function idTime({ text, snowflake }: Input) {
  const { entries } = entriesOf(text);
  if (entries.length === 0) throw new InputFault('no_ids', { pointer: '/text' });
  if (entries.length > idsMax) throw new InputFault('too_many', { pointer: '/text', values: { max: idsMax } });
  return { ids: entries.map((id) => ({ id, ...timeOf(id, snowflake) })) };
}

function timeOf(id: string, snowflake: Platform): { kind: string; time: string | null } {
  const ulid = ulidValue(id);
  if (ulid !== null) return { kind: 'ulid', time: iso(Number(ulid >> 80n)) };
  const ksuid = ksuidValue(id);
  if (ksuid !== null) return { kind: 'ksuid', time: iso((Number(ksuid >> 128n) + ksuidEpochS) * 1000) };
  if (/^[0-9a-f]{24}$/i.test(id)) return { kind: 'object_id', time: iso(Number.parseInt(id.slice(0, 8), 16) * 1000) };
  if (/^\d{16,19}$/.test(id) && BigInt(id) < 1n << 63n)
    return { kind: 'snowflake', time: iso(Number(BigInt(id) >> 22n) + snowflakeEpochMs[snowflake]) };
  try {
    return { kind: 'uuid', time: uuidInspect({ text: id }).time };
  } catch (error) {
    if (error instanceof InputFault) return { kind: 'unknown', time: null };
    throw error;
  }
}

const iso = (ms: number) => new Date(ms).toISOString();
