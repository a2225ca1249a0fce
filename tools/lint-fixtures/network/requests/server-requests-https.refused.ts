// in apps/server/src/tools/random
// by eslint(no-restricted-imports)
export { get } from 'node:https';
