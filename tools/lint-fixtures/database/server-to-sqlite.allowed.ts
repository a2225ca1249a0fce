// in apps/server/src/accounts
export type { Kysely } from 'kysely';
