/**
 * People register and call, and an admin publishes, while the server is killed repeatedly without warning; after each
 * kill the database is compared with what the server had acknowledged. A kill alone does not show that a commit reached
 * the disk (the page cache survives it): the engines' own settings do, which the server's database tests assert.
 */
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { sql } from 'kysely';
import { openDatabase } from '../../apps/server/src/db/open.ts';
import type { RunningServer } from '../test/processes.ts';
import { startServer } from '../test/processes.ts';
import type { PublishingReport } from './publishing.ts';
import { admin, openPublishing } from './publishing.ts';
import { send } from './send.ts';

export interface SiegeOptions {
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  readonly kills: number;
}

/** What was found; everything but the counts must be empty. */
export interface SiegeReport extends PublishingReport {
  readonly registered: number;
  readonly called: number;
  readonly quotasSpent: number;
  /** Acknowledged registrations that cannot log in, with the answer they got. */
  readonly lostPeople: readonly string[];
  /** People with fewer calls counted than acknowledged, or more than sent. */
  readonly wrongCounts: readonly string[];
  /** Request ids of acknowledged calls that are missing from the call log. */
  readonly lostCalls: readonly string[];
  /** People with more calls counted, or answered, than their quota. */
  readonly overQuota: readonly string[];
  /** Answers that nothing explains. */
  readonly strangeResponses: readonly string[];
  /** Findings of the engine's own integrity check. */
  readonly damage: readonly string[];
}

interface Caller {
  readonly username: string;
  readonly key: string;
  sent: number;
  answered: number;
  spent: boolean;
}

/** What was acknowledged. */
interface Work extends Pick<PublishingReport, 'published' | 'rolledBack'> {
  readonly registered: number;
  readonly answers: number;
}

const password = 'an umbrella for the walk';
const quota = 50;
const callers = 6;
/** Each round runs until at least this much is done, on any machine; then the kill comes at a random moment. */
const workBeforeKill = (round: number): Work => ({
  registered: 1,
  answers: 3 + ((round * 7) % 23),
  published: 1 + (round % 2),
  rolledBack: round % 2,
});
const killAfterMs = (round: number) => (round * 29) % 120;
const roundTimeoutMs = 20_000;
/** Of the check at the end. */
const integrityMs = 60_000;

export async function siege({ databaseUrl, dataDir, kills }: SiegeOptions): Promise<SiegeReport> {
  const publishing = await openPublishing();
  const env = {
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl ?? '',
    APP_SECRET: 'a secret of forty characters, for tests.',
    LOG_LEVEL: 'error',
    // Each person has a separate IP address, or the limits per address would dominate.
    TRUST_PROXY: '1',
    EGRESS_ALLOW: publishing.siteHost,
    ADMIN_USERNAME: admin.username,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  };
  const people: string[] = [];
  const pool: Caller[] = [];
  const strangeResponses: string[] = [];
  const lostPeople: string[] = [];
  const wrongCounts = new Set<string>();
  const lostCalls: string[] = [];
  /** Responses since the last check of the database. */
  const unchecked: string[] = [];
  const overQuota = new Set<string>();
  const damage: string[] = [];
  let tried = 0;
  let answers = 0;
  let checked = 0;

  const first = await startServer({ env });
  await publishing.logIn(first);
  await first.stop();
  await narrowQuota({ databaseUrl, dataDir });

  for (let round = 0; round <= kills; round++) {
    const server = await startServer({ env });
    const over = round === kills;
    // People added in the last round; all of them at the end.
    await Promise.all([logInAll(server, over ? people : people.slice(checked)), publishing.callApis(server, over)]);
    checked = people.length;
    if (over) {
      await server.stop();
      damage.push(...(await integrityOf({ databaseUrl, dataDir })));
      break;
    }
    const killed = new AbortController();
    const work = [
      register(server, killed.signal),
      publishing.work(server, killed.signal),
      ...Array.from({ length: callers }, (_, index) => call(server, killed.signal, index)),
    ];
    await busyEnough(round);
    await after(killAfterMs(round));
    await server.kill();
    killed.abort();
    await Promise.all(work);
    await inspect();
  }
  await publishing.close();
  return {
    ...publishing.report(),
    registered: people.length,
    called: pool.reduce((sum, caller) => sum + caller.answered, 0),
    quotasSpent: pool.filter(({ spent }) => spent).length,
    lostPeople,
    wrongCounts: [...wrongCounts],
    lostCalls,
    overQuota: [...overQuota],
    strangeResponses,
    damage,
  };

  /** Two at a time: a password takes a core for a while to check. */
  async function logInAll(server: RunningServer, usernames: readonly string[]): Promise<void> {
    const left = [...usernames];
    const work = async () => {
      for (let username = left.shift(); username !== undefined; username = left.shift()) {
        const answer = await send(server, '/api/login', { username, body: { usernameOrEmail: username, password } });
        if (answer?.status !== 200) lostPeople.push(`${username}: ${answer === null ? 'no answer' : answer.text}`);
        else if (!pool.some((other) => other.username === username))
          pool.push({ username, key: keyIn(answer.text), sent: 0, answered: 0, spent: false });
      }
    };
    await Promise.all([work(), work()]);
  }

  function done(): Work {
    const { published, rolledBack } = publishing.report();
    return { registered: people.length, answers, published, rolledBack };
  }

  async function busyEnough(round: number): Promise<void> {
    const before = done();
    const wanted = Object.entries(workBeforeKill(round)) as [keyof Work, number][];
    const deadline = performance.now() + roundTimeoutMs;
    while (wanted.some(([kind, count]) => done()[kind] < before[kind] + count)) {
      if (performance.now() > deadline)
        throw new Error(
          `In round ${round} the server handled too few requests: ${JSON.stringify({ before, now: done() })} ${strangeResponses.join(', ')}`,
        );
      await after(2);
    }
  }

  async function register(server: RunningServer, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const username = `person-${++tried}`;
      const answer = await send(server, '/api/register', {
        username,
        body: { username, email: `${username}@example.com`, password },
      });
      if (answer === null) return;
      answers++;
      if (answer.status === 200) people.push(username);
      else strangeResponses.push(`register ${answer.status}: ${answer.text}`);
    }
  }

  async function call(server: RunningServer, signal: AbortSignal, index: number): Promise<void> {
    while (!signal.aborted) {
      const open = pool.filter(({ spent }) => !spent);
      // Two share the work, so that quotas come to their end under parallel calls.
      const caller = open[index % Math.min(2, open.length)];
      if (caller === undefined) {
        await after(5);
        continue;
      }
      caller.sent++;
      const answer = await send(server, '/api/v1/random/uuid', { username: caller.username, key: caller.key });
      if (answer === null) return;
      answers++;
      if (answer.status === 200) {
        caller.answered++;
        unchecked.push((JSON.parse(answer.text) as { meta: { requestId: string } }).meta.requestId);
      } else if (answer.text.includes('"QuotaSpent"')) caller.spent = true;
      else strangeResponses.push(`call ${answer.status}: ${answer.text}`);
    }
  }

  async function inspect(): Promise<void> {
    if (databaseUrl === null) damage.push(...integrity(dataDir));
    const database = await openDatabase({ databaseUrl, dataDir });
    if (databaseUrl !== null) await othersGone(database);
    const days = await database.kysely
      .selectFrom('usage_day')
      .innerJoin('person', 'person.id', 'usage_day.person_id')
      .select(['person.username', 'usage_day.used'])
      .execute();
    const acknowledged = unchecked.splice(0);
    const logged = await database.kysely
      .selectFrom('call_log')
      .select('request_id')
      .where('request_id', 'in', [...acknowledged, ''])
      .where('status', '=', 200)
      .execute();
    const found = new Set(logged.map(({ request_id }) => request_id));
    lostCalls.push(...acknowledged.filter((id) => !found.has(id)));
    await publishing.inspect(database);
    await database.close();
    for (const { username, sent, answered } of pool) {
      const own = days.filter((day) => day.username === username).map(({ used }) => used);
      const used = own.reduce((sum, count) => sum + count, 0);
      if (used < answered || used > sent)
        wrongCounts.add(`${username}: ${answered} answered, ${used} counted, ${sent} sent`);
      // A run over midnight has two days, each with a separate quota.
      if (own.some((count) => count > quota) || answered > quota * Math.max(own.length, 1))
        overQuota.add(`${username}: ${own.join(' and ')} counted, ${answered} answered`);
    }
  }
}

/** A quota small enough to be used up during the run, and no limit per minute. */
async function narrowQuota(options: { databaseUrl: string | null; dataDir: string }): Promise<void> {
  const database = await openDatabase(options);
  await database.kysely
    .updateTable('plan')
    .set({ calls_per_day: quota, calls_per_minute: 1_000_000 })
    .where('id', '=', 'free')
    .execute();
  // The admin's calls look at what is live, not at quotas.
  await database.kysely.updateTable('plan').set({ calls_per_minute: 1_000_000 }).where('id', '=', 'premium').execute();
  await database.kysely.updateTable('person').set({ plan: 'premium' }).where('username', '=', admin.username).execute();
  await database.close();
}

/** A statement that PostgreSQL was busy with when its client was killed still ends, a moment later, and may commit. */
async function othersGone({ kysely }: Awaited<ReturnType<typeof openDatabase>>): Promise<void> {
  const deadline = performance.now() + 10_000;
  const others = sql<{
    count: number;
  }>`select count(*)::int as count from pg_stat_activity where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`;
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- polls until they are gone
    const { rows } = await others.execute(kysely);
    if (rows[0]?.count === 0) return;
    if (performance.now() > deadline)
      throw new Error(`${rows[0]?.count} connections of the killed server are still open.`);
    // oxlint-disable-next-line no-await-in-loop -- polls until they are gone
    await after(5);
  }
}

function integrity(dataDir: string): readonly string[] {
  const database = new DatabaseSync(join(dataDir, 'apiyard.sqlite'));
  const rows = database.prepare('pragma integrity_check').all();
  database.close();
  return rows.map((row) => String(row.integrity_check)).filter((line) => line !== 'ok');
}

/** Every table and index, on PostgreSQL by PostgreSQL's extension `amcheck` where it is installed. */
async function integrityOf(options: { databaseUrl: string | null; dataDir: string }): Promise<readonly string[]> {
  const database = await openDatabase(options);
  if (options.databaseUrl !== null)
    await sql`create extension if not exists amcheck`.execute(database.kysely).catch(() => {});
  const { problems, isComplete } = await database.checkIntegrity(integrityMs);
  await database.close();
  return isComplete ? problems : [...problems, `The integrity check was not complete after ${integrityMs / 1000} s.`];
}

function keyIn(loginResponse: string): string {
  return (JSON.parse(loginResponse) as { user: { apiKey: string } }).user.apiKey;
}
