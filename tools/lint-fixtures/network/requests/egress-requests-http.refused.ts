// in apps/server/src/egress
// by eslint(no-restricted-imports)
export { request } from 'node:http';
