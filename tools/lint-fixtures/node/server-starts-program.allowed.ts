// in apps/server/src/hub
export type { ChildProcess } from 'node:child_process';
