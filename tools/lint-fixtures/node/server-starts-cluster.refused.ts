// in apps/server/src/hub
// by eslint(no-restricted-imports)
export { default } from 'node:cluster';
