// in apps/server/src/content
// by server(sql-in-stores)
import type { Connection } from '../db/database.ts';

export const titles = (db: Connection) => db.selectFrom('blog_post').select('title').execute();
