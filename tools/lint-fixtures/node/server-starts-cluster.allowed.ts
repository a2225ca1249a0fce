// in apps/server/src/hub
export type { Worker } from 'node:cluster';
