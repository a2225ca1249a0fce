// in apps/server/src/hub
// by server(sql-in-stores)
import { sql } from 'kysely';

export const one = sql<number>`1`;
