// in apps/server/src/accounts
export { Kysely } from 'kysely';
