import { listPlans } from '@apiyard/api/contract/plans';
import type { Database } from '../db/database.ts';
import type { Route } from '../route.ts';
import { perMinute, route } from '../route.ts';

export function planRoutes({ kysely }: Database): Route[] {
  return [
    route(listPlans, {
      rate: perMinute(300),
      handle: async () => {
        const rows = await kysely.selectFrom('plan').selectAll().orderBy('position').orderBy('calls_per_day').orderBy('id').execute();
        const items = rows.map((row) => ({
          id: row.id,
          name: row.name,
          callsPerDay: row.calls_per_day,
          callsPerMinute: row.calls_per_minute,
          fileSizeBytesMax: row.file_size_bytes_max,
          keysMax: row.keys_max,
          premiumApis: row.premium_apis === 1,
          monthlyPrice: row.monthly_price,
          currency: row.currency,
          featured: row.featured === 1,
        }));
        return { items, next: null };
      },
    }),
  ];
}
