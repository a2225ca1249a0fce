import { expect } from 'vitest';
import { type AdminOverview, getAdminOverview } from '../../contract/site/overview.ts';
import { adminsOnly, conformance, conformanceOf, expectOutput } from '../conformance.ts';

export const overviewConformance = conformance(
  conformanceOf(getAdminOverview, [
    [
      'success',
      'returns eight days, what is waiting and what to set up to an admin',
      async (world) => {
        await world.admin();
        const overview = expectOutput<AdminOverview>(getAdminOverview, await world.send(getAdminOverview, {}));
        expect(overview.days).toHaveLength(8);
        expect(overview.days.map(({ day }) => day)).toEqual(overview.days.map(({ day }) => day).toSorted());
        expect(overview.days.at(-1)?.signUps).toBeGreaterThan(0);
        expect(overview.tasks).toContain('no-smtp');
        expect(overview.tasks).toContain('no-backup');
      },
    ],
  ]),
  adminsOnly(getAdminOverview),
);
