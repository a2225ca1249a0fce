import type { Migration } from './migration.ts';

/** Who began an upload, so that nobody begins them without end. */
export const uploadOwners: Migration = {
  name: '0015-upload-owners',
  async up(db, { text }) {
    await db.schema.alterTable('app_upload').addColumn('begun_by', text).execute();
  },
};
