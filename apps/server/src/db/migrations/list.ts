import type { Migration } from './migration.ts';
import { start } from './0001-start.ts';
import { scrapers } from './0002-scrapers.ts';
import { site } from './0003-site.ts';
import { calls } from './0004-calls.ts';
import { accounts } from './0005-accounts.ts';
import { audit } from './0010-audit.ts';

/** All of them, in order. */
export const migrations: readonly Migration[] = [start, scrapers, site, calls, accounts, audit];
