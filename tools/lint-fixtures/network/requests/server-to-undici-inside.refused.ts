// in apps/server/src/hub
// by eslint(no-restricted-imports)
export { default } from 'undici/lib/dispatcher/pool.js';
