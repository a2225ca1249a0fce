// in apps/server/src/hub
// by eslint(no-restricted-imports)
export { lookup } from 'node:dns/promises';
