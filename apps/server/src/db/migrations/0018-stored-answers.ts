import type { Migration } from './migration.ts';

/** Responses of calls with an `Idempotency-Key`, to be sent again. */
export const storedResponses: Migration = {
  name: '0018-stored-answers',
  async up(db, { text, int, bigint, tableEnd }) {
    await db.schema
      .createTable('stored_answer')
      .addColumn('key_id', text, (column) => column.notNull())
      .addColumn('api', text, (column) => column.notNull())
      .addColumn('idempotency_key', text, (column) => column.notNull())
      .addColumn('person_id', text, (column) => column.notNull().references('person.id').onDelete('cascade'))
      .addColumn('input_hash', text, (column) => column.notNull())
      .addColumn('at', bigint, (column) => column.notNull())
      .addColumn('status', int)
      .addColumn('headers', text)
      .addColumn('body', text)
      .addPrimaryKeyConstraint('stored_answer_key', ['key_id', 'api', 'idempotency_key'])
      .modifyEnd(tableEnd)
      .execute();
    await db.schema.createIndex('stored_answer_at').on('stored_answer').column('at').execute();
    await db.schema.createIndex('stored_answer_person').on('stored_answer').column('person_id').execute();
  },
};
