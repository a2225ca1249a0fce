import type { Migration } from './migration.ts';

/** Which periodic work of the installation one of its processes is doing, and when each is due. */
export const leases: Migration = {
  name: '0016-leases',
  async up(db, { text, bigint, tableEnd }) {
    await db.schema
      .createTable('lease')
      .addColumn('name', text, (column) => column.primaryKey())
      .addColumn('token', bigint, (column) => column.notNull())
      .addColumn('expires_at', bigint, (column) => column.notNull())
      .addColumn('due_at', bigint, (column) => column.notNull())
      .modifyEnd(tableEnd)
      .execute();
  },
};
