import { expect } from 'vitest';
import { getHealth, type Health } from '../contract/health.ts';
import { adminsOnly, expectOutput, promises, promisesOf } from './promise.ts';

export const healthPromises = promises(
  promisesOf(getHealth, [
    ['success', 'tells an admin how everything is doing', async (world) => {
      await world.admin();
      const health = expectOutput<Health>(getHealth, await world.send(getHealth, {}));
      expect(health.database.migrationsPending).toEqual([]);
      expect(health.database.pingMs).toBeGreaterThanOrEqual(0);
      expect(Date.parse(health.startedAt)).toBeLessThan(Date.parse(health.at));
      expect(health.disk.data?.bytesTotal).toBeGreaterThan(health.disk.data?.bytesFree ?? Infinity);
      expect(health.warnings).toContain('no-smtp');
    }],
  ]),
  adminsOnly(getHealth),
);
