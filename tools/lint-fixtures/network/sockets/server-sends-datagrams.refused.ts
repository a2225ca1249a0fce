// in apps/server/src/hub
// by eslint(no-restricted-imports)
export { createSocket } from 'node:dgram';
