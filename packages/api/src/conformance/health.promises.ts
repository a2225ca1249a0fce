import { expect } from 'vitest';
import { checkDatabase, getHealth, type Health, type IntegrityState } from '../contract/health.ts';
import { adminsOnly, expectOutput, promises, promisesOf } from './promise.ts';

export const healthPromises = promises(
  promisesOf(getHealth, [
    [
      'success',
      'tells an admin how everything is doing',
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
  promisesOf(checkDatabase, [
    [
      'success',
      'checks the whole database, and the health says what was found',
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
