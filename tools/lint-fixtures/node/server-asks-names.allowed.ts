// in apps/server/src/hub
export type { LookupAddress } from 'node:dns';
