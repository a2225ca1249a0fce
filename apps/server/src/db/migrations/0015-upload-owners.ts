import type { Migration } from './migration.ts';

/** Owner of an upload, to limit open uploads per person. */
export const uploadOwners: Migration = {
  name: '0015-upload-owners',
  async up(db, { text }) {
    await db.schema.alterTable('app_upload').addColumn('begun_by', text).execute();
  },
};
