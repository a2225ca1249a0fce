// in apps/server/src/db
export { DatabaseSync } from 'node:sqlite';
