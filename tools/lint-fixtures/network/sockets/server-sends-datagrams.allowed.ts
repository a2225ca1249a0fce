// in apps/server/src/hub
export type { Socket } from 'node:dgram';
