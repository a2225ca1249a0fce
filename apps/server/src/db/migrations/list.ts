import type { Migration } from './migration.ts';
import { start } from './0001-start.ts';
import { scrapers } from './0002-scrapers.ts';
import { site } from './0003-site.ts';
import { calls } from './0004-calls.ts';
import { mail } from './0013-mail.ts';

/** All of them, in order. */
export const migrations: readonly Migration[] = [start, scrapers, site, calls, mail];
