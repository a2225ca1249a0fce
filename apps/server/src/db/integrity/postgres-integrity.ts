import pg from 'pg';
import type { Integrity } from './integrity.ts';
import { problemsMax } from './integrity.ts';

const cancelled = '57014';

interface Step {
  readonly name: string;
  readonly statement: string;
}

/**
 * Checks over a separate connection. Recently read pages come from PostgreSQL's memory; those read from disk are verified
 * against their checksums if the cluster has them.
 */
export async function postgresIntegrity(client: pg.ClientBase, timeoutMs: number): Promise<Integrity> {
  const untilMs = performance.now() + timeoutMs;
  const problems: string[] = [];
  let isComplete = true;
  const { method, steps } = await stepsOf(client);
  try {
    for (const { name, statement } of steps) {
      const leftMs = Math.floor(untilMs - performance.now());
      if (leftMs <= 0) isComplete = false;
      if (!isComplete || problems.length >= problemsMax) break;
      try {
        await client.query(`set statement_timeout = ${leftMs}`);
        const { rows } = await client.query<{ problem?: string | null }>(statement);
        problems.push(...rows.flatMap(({ problem }) => (typeof problem === 'string' ? [`${name}: ${problem}`] : [])));
      } catch (error) {
        if (!(error instanceof pg.DatabaseError)) throw error;
        if (error.code === cancelled) isComplete = false;
        // A migration dropped the table during the check.
        else if (error.code !== '42P01') problems.push(`${name}: ${error.message}`);
      }
    }
  } finally {
    await client.query('reset statement_timeout');
  }
  return { method, problems: problems.slice(0, problemsMax), isComplete };
}

async function stepsOf(
  client: pg.ClientBase,
): Promise<{ readonly method: Integrity['method']; readonly steps: readonly Step[] }> {
  const { rows: allowed } = await client.query<{ schema: string }>(
    `select n.nspname as schema from pg_extension e join pg_namespace n on n.oid = e.extnamespace
     where e.extname = 'amcheck' and has_schema_privilege(n.oid, 'usage') and (select bool_and(has_function_privilege(p.oid, 'execute')) from pg_proc p where p.pronamespace = n.oid and p.proname in ('bt_index_check', 'verify_heapam'))`,
  );
  const { rows: relations } = await client.query<{ oid: number; name: string; kind: 'r' | 'i' }>(
    `select c.oid, c.relname as name, c.relkind as kind from pg_class c left join pg_am a on a.oid = c.relam
     where c.relnamespace = current_schema()::regnamespace and (c.relkind = 'r' or (c.relkind = 'i' and a.amname = 'btree')) order by c.relname`,
  );
  const amcheck = allowed[0];
  if (amcheck === undefined) {
    // Cast to text, so that values in TOAST storage are read too.
    const steps = relations
      .filter(({ kind }) => kind === 'r')
      .map(({ name }) => ({ name, statement: `select sum(length(t::text)) from ${quoted(name)} t` }));
    return { method: 'read', steps };
  }
  const schema = quoted(amcheck.schema);
  const steps = relations.map(({ oid, name, kind }) => ({
    name,
    statement:
      kind === 'r'
        ? `select msg as problem from ${schema}.verify_heapam(${oid}::regclass) limit ${problemsMax}`
        : `select ${schema}.bt_index_check(${oid}::regclass, true)`,
  }));
  return { method: 'amcheck', steps };
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
