// in packages/kernels/src
// by eslint(no-restricted-imports)
export { readFileSync } from 'node:fs';
