// in apps/server/src/accounts
// by eslint(no-restricted-imports)
export { DatabaseSync } from 'node:sqlite';
