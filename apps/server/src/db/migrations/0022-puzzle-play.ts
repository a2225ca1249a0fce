import type { Migration } from './migration.ts';

/** Positions and results of the puzzles that people play on several devices. */
export const puzzlePlay: Migration = {
  name: '0022-puzzle-play',
  async up(db, { text, int, bigint, tableEnd, keyedTableEnd }) {
    await db.schema
      .createTable('puzzle_game')
      .addColumn('person_id', text, (column) => column.notNull().references('person.id').onDelete('cascade'))
      .addColumn('kind', text, (column) => column.notNull())
      .addColumn('level', text, (column) => column.notNull())
      .addColumn('seed', text, (column) => column.notNull())
      .addColumn('revision', bigint, (column) => column.notNull())
      .addColumn('played_at', bigint, (column) => column.notNull())
      .addColumn('position', text, (column) => column.notNull())
      .addColumn('elapsed_ms', bigint, (column) => column.notNull())
      .addColumn('mistakes', int, (column) => column.notNull())
      .addColumn('hints', int, (column) => column.notNull())
      .addPrimaryKeyConstraint('puzzle_game_key', ['person_id', 'kind', 'level', 'seed'])
      .modifyEnd(tableEnd)
      .execute();
    await db.schema
      .createTable('puzzle_result')
      .addColumn('person_id', text, (column) => column.notNull().references('person.id').onDelete('cascade'))
      .addColumn('kind', text, (column) => column.notNull())
      .addColumn('level', text, (column) => column.notNull())
      .addColumn('seed', text, (column) => column.notNull())
      .addColumn('day', text, (column) => column.notNull())
      .addColumn('elapsed_ms', bigint, (column) => column.notNull())
      .addColumn('mistakes', int, (column) => column.notNull())
      .addColumn('hints', int, (column) => column.notNull())
      .addColumn('score', bigint)
      .addColumn('is_unsolved', int, (column) => column.notNull())
      .addPrimaryKeyConstraint('puzzle_result_key', ['person_id', 'kind', 'level', 'seed'])
      .modifyEnd(keyedTableEnd)
      .execute();
  },
};
