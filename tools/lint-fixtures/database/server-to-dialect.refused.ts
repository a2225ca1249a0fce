// in apps/server/src/accounts
// by eslint(no-restricted-imports)
export { PostgresDialect } from 'kysely';
