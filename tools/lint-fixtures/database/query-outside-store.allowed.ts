// in apps/server/src/content
import type { Connection } from '../db/database.ts';
import { listPublishedSlugs } from './posts-store.ts';

export const slugs = (db: Connection, nowMs: number) => listPublishedSlugs(db, nowMs);
