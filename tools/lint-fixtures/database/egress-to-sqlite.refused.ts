// in apps/server/src/egress
// by eslint(no-restricted-imports)
export { DatabaseSync } from 'node:sqlite';
