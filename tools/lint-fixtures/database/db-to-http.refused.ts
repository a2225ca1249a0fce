// in apps/server/src/db
// by eslint(no-restricted-imports)
export { request } from 'node:http';
