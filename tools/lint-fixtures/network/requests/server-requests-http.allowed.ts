// in apps/server/src/hub
export type { IncomingMessage } from 'node:http';
