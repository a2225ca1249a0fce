// in apps/server/src/accounts
// by server(sql-in-stores)
import type { Connection } from '../db/database.ts';

export const forget = ({ kysely }: { readonly kysely: Connection }) => kysely['deleteFrom']('session').execute();
