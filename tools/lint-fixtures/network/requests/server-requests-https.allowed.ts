// in apps/server/src/tools/random
export { createHash } from 'node:crypto';
