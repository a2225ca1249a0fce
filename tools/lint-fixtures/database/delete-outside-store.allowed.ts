// in apps/server/src/accounts
import type { Connection } from '../db/database.ts';
import { sweepSessions } from './sessions/sessions-store.ts';

export const forget = (db: Connection, nowMs: number) => sweepSessions(db, nowMs);
