import type { CallLogTable } from './schema/calls/call-log.ts';

interface FailedCount {
  readonly keyId: string;
  readonly day: string;
  failed: number;
}

/** How many of these calls did not succeed, per key and UTC day. */
export function failedOf(rows: readonly Pick<CallLogTable, 'key_id' | 'code' | 'at'>[]): FailedCount[] {
  const counts = new Map<string, FailedCount>();
  for (const { key_id, code, at } of rows) {
    if (code === null) continue;
    const day = new Date(at).toISOString().slice(0, 10);
    const name = `${key_id} ${day}`;
    const known = counts.get(name);
    if (known) known.failed += 1;
    else counts.set(name, { keyId: key_id, day, failed: 1 });
  }
  return [...counts.values()];
}
