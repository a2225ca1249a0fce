import { appendFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { newPlace } from '../../apps/server/test/engines/engines.ts';
import type { KillCounts } from './kill-counts.ts';
import { siege } from './siege.ts';

/** With start, work and inspection, on a busy machine. */
const killMsMax = 30_000;
/** `pnpm test:trust` sets higher values. */
const kills = Number(process.env['KILLS'] ?? 30);

describe.concurrent(`${kills} times kill -9 while people register and call and an admin publishes`, () => {
  test.for(['sqlite', 'postgres'] as const)(
    'lose nothing that was acknowledged on %s',
    { timeout: kills * killMsMax },
    async (engine, context) => {
      const place = await newPlace(engine);
      context.onTestFinished(() => place.remove());
      const {
        registered,
        called,
        quotasSpent,
        published,
        rolledBack,
        cutOff: _,
        ...found
      } = await siege({ ...place, kills });
      const countsPath = process.env['KILL_COUNTS'];
      if (countsPath !== undefined)
        appendFileSync(
          countsPath,
          `${JSON.stringify({
            engine,
            acknowledged: { registered, called, published, rolledBack },
            lost:
              found.lostPeople.length + found.lostCalls.length + found.wrongCounts.length + found.wrongRevisions.length,
            damage: found.damage.length,
          } satisfies KillCounts)}\n`,
        );
      expect(found).toEqual({
        lostPeople: [],
        wrongCounts: [],
        lostCalls: [],
        overQuota: [],
        strangeResponses: [],
        damage: [],
        wrongRevisions: [],
        wrongResponses: [],
      });
      // Without these the rest would be true of a server that does nothing.
      expect(registered).toBeGreaterThan(kills);
      expect(called).toBeGreaterThan(kills * 10);
      expect(quotasSpent).toBeGreaterThan(0);
      expect(published).toBeGreaterThan(kills);
      expect(rolledBack).toBeGreaterThan(kills / 3);
    },
  );
});
