// in apps/server/src/hub
export type { ClientHttp2Session } from 'node:http2';
