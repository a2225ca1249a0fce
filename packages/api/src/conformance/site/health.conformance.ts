import { expect } from 'vitest';
import { checkDatabase, getHealth, type Health, type IntegrityState } from '../../contract/site/health.ts';
import { adminsOnly, expectOutput, conformance, conformanceOf } from '../conformance.ts';

export const healthConformance = conformance(
  conformanceOf(getHealth, [
    [
      'success',
      'returns the health to an admin',
      async (world) => {
        await world.admin();
        const health = expectOutput<Health>(getHealth, await world.send(getHealth, {}));
        expect(health.database.migrationsPending).toEqual([]);
        expect(health.database.pingMs).toBeGreaterThanOrEqual(0);
        expect(Date.parse(health.startedAt)).toBeLessThan(Date.parse(health.at));
        expect(health.disk.data?.bytesTotal).toBeGreaterThan(health.disk.data?.bytesFree ?? Infinity);
        expect(health.warnings).toContain('no-smtp');
      },
    ],
  ]),
  conformanceOf(checkDatabase, [
    [
      'success',
      'checks the whole database, and the health has the result',
      async (world) => {
        await world.admin();
        expectOutput<IntegrityState>(checkDatabase, await world.send(checkDatabase, {}));
        const found = async () => expectOutput<Health>(getHealth, await world.send(getHealth, {})).integrity;
        await expect
          .poll(found)
          .toMatchObject({ isRunning: false, last: { reason: 'admin', problems: [], isComplete: true } });
      },
    ],
  ]),
  adminsOnly(getHealth, checkDatabase),
);
