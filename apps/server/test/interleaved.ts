/** Runs the work of another process between two statements of this one. */
import type { KyselyPlugin, QueryId } from 'kysely';
import { SelectQueryNode, TableNode } from 'kysely';
import type { Database } from '../src/db/database.ts';
import type { Schema } from '../src/db/schema.ts';

/**
 * The same database, where `during` runs once: after the first query of `table` returned, and before its caller
 * gets the result. It must use another connection, since this one is in use until then.
 */
export function interleaved(database: Database, table: keyof Schema, during: () => Promise<unknown>): Database {
  const looks = new WeakSet<QueryId>();
  let isDone = false;
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      const from = SelectQueryNode.is(node) ? node.from?.froms[0] : undefined;
      if (from !== undefined && TableNode.is(from) && from.table.identifier.name === table) looks.add(queryId);
      return node;
    },
    async transformResult({ result, queryId }) {
      if (looks.has(queryId) && !isDone) {
        isDone = true;
        await during();
      }
      return result;
    },
  };
  return { ...database, kysely: database.kysely.withPlugin(plugin) };
}
