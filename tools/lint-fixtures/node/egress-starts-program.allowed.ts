// in apps/server/src/egress
export type { ChildProcess } from 'node:child_process';
