// in apps/server/src/hub
export type { TLSSocket } from 'tls';
