// in apps/server/src/hub
// by eslint(no-restricted-imports)
export { createRequire } from 'node:module';
