import type { Migration } from './migration.ts';

/** Whether the dashboard shows the first steps: not to people who were here before. */
export const firstSteps: Migration = {
  name: '0019-first-steps',
  async up(db, { int }) {
    await db.schema
      .alterTable('person')
      .addColumn('first_steps', int, (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
