// in apps/server/src/hub
// by eslint(no-restricted-imports)
export { request } from 'node:http';
