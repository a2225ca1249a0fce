// in apps/server/src/accounts
// by eslint(no-restricted-imports)
export { Pool } from 'pg';
