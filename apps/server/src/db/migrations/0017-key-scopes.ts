import type { Migration } from './migration.ts';

/** What a key may read, in addition to calling APIs. */
export const keyScopes: Migration = {
  name: '0017-key-scopes',
  async up(db, { text }) {
    await db.schema.alterTable('api_key').addColumn('scopes', text).execute();
  },
};
