// in apps/server/src/egress
// by eslint(no-restricted-imports)
export { execFile } from 'node:child_process';
