// in apps/server/src/hub
// by eslint(no-restricted-imports)
export { spawn } from 'node:child_process';
