import type { PersonRow } from '../db/charges/hot.ts';
import type { Person } from '../caller.ts';

export const personFrom = (row: PersonRow): Person => ({
  id: row.person_id,
  username: row.username,
  email: row.email,
  name: row.name,
  avatar: row.avatar,
  role: row.role,
  plan: {
    id: row.plan_id,
    callsPerDay: row.calls_per_day,
    callsPerMinute: row.calls_per_minute,
    fileSizeBytesMax: row.file_size_bytes_max,
    keysMax: row.keys_max,
    premiumApis: row.premium_apis === 1,
  },
  premiumUntil: row.premium_until,
});
