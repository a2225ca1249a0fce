/** Which tables are ours: a database of PostgreSQL may hold those of other programs, which no command of ours may touch. */
import type { Schema } from './schema.ts';

/** By name, so that the compiler asks for each new one. */
const tables: Readonly<Record<keyof Schema | 'migration', true>> = {
  migration: true,
  person: true, session: true, mail_link: true, second_step: true, recovery_code: true, passkey: true,
  challenge: true, departed: true, api_key: true, plan: true, premium_event: true, voucher: true, voucher_use: true,
  premium_request: true, usage_day: true, usage: true, call_log: true, failed_day: true, throttle: true,
  favourite: true, blog_post: true, gallery_item: true, update_entry: true, picture: true, message: true,
  audit: true, scraper: true, scraper_revision: true, scraper_secret: true, mail: true, app_upload: true,
  app_version: true, app_download: true, notification: true, update_read: true, setting: true, invitation: true,
};

export const isOurTable = (name: string): boolean => Object.hasOwn(tables, name);
