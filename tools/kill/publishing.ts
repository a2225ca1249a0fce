/** An admin who creates, publishes and rolls back definitions while the server is killed, and what must be true of them afterwards. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Database } from '../../apps/server/src/db/database.ts';
import type { RunningServer } from '../test/processes.ts';
import { send } from './send.ts';

export const admin = { username: 'root-0', email: 'root@example.com', password: 'an umbrella for the walk' };

/** A definition as the admin sees it. Its responses contain a mark that identifies the revision. */
interface Known {
  readonly id: string;
  readonly path: string;
  /** By revision, those that were acknowledged. */
  readonly marks: string[];
  /** Of what was being published when the server went away. */
  pending: string | null;
  touched: boolean;
}

export interface PublishingReport {
  readonly published: number;
  readonly rolledBack: number;
  /** Publishes and rollbacks that were under way when the server was killed and had happened all the same. */
  readonly cutOff: number;
  /** Definitions that are gone, or whose revisions are not those that were acknowledged. */
  readonly wrongRevisions: readonly string[];
  /** APIs that answer by another revision than the one that is live, and acts of the admin that were refused. */
  readonly wrongResponses: readonly string[];
}

export interface Publishing {
  /** `127.0.0.1:41234`, for EGRESS_ALLOW. */
  readonly siteHost: string;
  logIn(server: RunningServer): Promise<void>;
  /** Runs until the server is gone. */
  work(server: RunningServer, signal: AbortSignal): Promise<void>;
  /** Holds what is stored against what was acknowledged. */
  inspect(database: Database): Promise<void>;
  /** Calls the APIs that were worked on since; all of them with `all`. */
  callApis(server: RunningServer, all: boolean): Promise<void>;
  report(): PublishingReport;
  close(): Promise<void>;
}

export async function openPublishing(): Promise<Publishing> {
  const site = createServer((_request, response) => response.end('A page'));
  await once(site.listen(0, '127.0.0.1'), 'listening');
  const siteHost = `127.0.0.1:${(site.address() as AddressInfo).port}`;
  const known: Known[] = [];
  const wrongRevisions: string[] = [];
  const wrongResponses: string[] = [];
  let cookie = '';
  let key = '';
  let steps = 0;
  let published = 0;
  let rolledBack = 0;
  let cutOff = 0;

  const ask = async <Body>(server: RunningServer, path: string, body: object, method?: 'PUT'): Promise<Body | null> => {
    const answer = await send(server, `/api/admin/scrapers${path}`, {
      username: admin.username,
      cookie,
      body,
      ...(method ? { method } : {}),
    });
    if (answer?.status === 200) return JSON.parse(answer.text) as Body;
    if (answer !== null) wrongResponses.push(`${path} ${answer.status}: ${answer.text}`);
    return null;
  };

  const definition = (path: string, mark: string) => ({
    path,
    title: 'Siege',
    summary: 'A page with a mark.',
    source: 'text',
    request: { url: `http://${siteHost}/`, retries: 0 },
    fields: [
      { name: 'mark', select: { const: mark } },
      { name: 'page', select: { regex: '.+' } },
    ],
  });

  /** False when the server went away. */
  async function create(server: RunningServer): Promise<boolean> {
    const path = `siege-${steps}`;
    const made = await ask<{ id: string }>(server, '', definition(path, ''));
    if (made === null) return false;
    known.push({ id: made.id, path, marks: [], pending: null, touched: true });
    return true;
  }

  async function publish(server: RunningServer, one: Known): Promise<boolean> {
    const mark = `mark ${steps}`;
    if ((await ask(server, `/${one.id}`, definition(one.path, mark), 'PUT')) === null) return false;
    const done = await publishRevision(server, one, '/publish', {}, mark);
    if (done) published += 1;
    return done;
  }

  async function rollBack(server: RunningServer, one: Known): Promise<boolean> {
    const index = steps % one.marks.length;
    const done = await publishRevision(server, one, '/rollback', { revision: index + 1 }, one.marks[index] ?? '');
    if (done) rolledBack += 1;
    return done;
  }

  async function publishRevision(
    server: RunningServer,
    one: Known,
    act: string,
    body: object,
    mark: string,
  ): Promise<boolean> {
    one.touched = true;
    one.pending = mark;
    const answer = await ask<{ live: { revision: number } }>(server, `/${one.id}${act}`, body);
    if (answer === null) return false;
    one.pending = null;
    one.marks.push(mark);
    if (answer.live.revision !== one.marks.length)
      wrongRevisions.push(`${one.path}: ${one.marks.length} was answered as ${answer.live.revision}`);
    return true;
  }

  return {
    siteHost,
    async logIn(server) {
      const answer = await send(server, '/api/login', {
        username: admin.username,
        body: { usernameOrEmail: admin.username, password: admin.password },
      });
      if (answer?.status !== 200) throw new Error(`The admin could not sign in: ${answer?.text}`);
      ({ cookie } = answer);
      key = (JSON.parse(answer.text) as { user: { apiKey: string } }).user.apiKey;
    },
    async work(server, signal) {
      while (!signal.aborted) {
        steps += 1;
        const one = known[steps % Math.max(1, known.length)];
        const goesOn =
          one === undefined || steps % 12 === 0
            ? await create(server)
            : steps % 3 === 0 && one.marks.length > 1
              ? await rollBack(server, one)
              : await publish(server, one);
        if (!goesOn) return;
      }
    },
    async inspect({ kysely }) {
      const rows = await kysely.selectFrom('scraper').select(['id', 'live_revision', 'live_api']).execute();
      const revisions = await kysely
        .selectFrom('scraper_revision')
        .select(['scraper_id', 'revision', 'definition'])
        .orderBy('revision')
        .execute();
      for (const one of known) {
        const row = rows.find(({ id }) => id === one.id);
        const own = revisions.filter(({ scraper_id }) => scraper_id === one.id);
        const marks = own.map(
          (each) => (JSON.parse(each.definition) as ReturnType<typeof definition>).fields[0]?.select.const ?? '',
        );
        // What was under way either happened, wholly, or did not.
        const happened = one.pending !== null && own.length === one.marks.length + 1;
        if (happened && one.pending !== null) {
          one.marks.push(one.pending);
          cutOff += 1;
        }
        one.pending = null;
        const expected = one.marks.map((mark, index) => `${index + 1} ${mark}`).join();
        const found = own.map(({ revision }, index) => `${revision} ${marks[index]}`).join();
        const live = one.marks.length === 0 ? 'null null' : `${one.marks.length} scrape/${one.path}`;
        if (found !== expected) wrongRevisions.push(`${one.path}: ${found} instead of ${expected}`);
        if (`${row?.live_revision} ${row?.live_api}` !== live)
          wrongRevisions.push(`${one.path}: live is ${row?.live_revision} ${row?.live_api} instead of ${live}`);
      }
    },
    async callApis(server, all) {
      for (const one of known.filter(({ touched, marks }) => (touched || all) && marks.length > 0)) {
        one.touched = false;
        const answer = await send(server, `/api/v1/scrape/${one.path}`, { username: admin.username, key });
        const { data, meta } = JSON.parse(answer?.text ?? '{}') as {
          data?: { mark: string; page: string };
          meta?: { revision: number };
        };
        const actual = `${meta?.revision} ${data?.mark} ${data?.page}`;
        const expected = `${one.marks.length} ${one.marks.at(-1)} A page`;
        if (actual !== expected) wrongResponses.push(`${one.path}: ${answer?.text} instead of ${expected}`);
      }
    },
    report: () => ({ published, rolledBack, cutOff, wrongRevisions, wrongResponses }),
    async close() {
      site.closeAllConnections();
      await once(site.close(), 'close');
    },
  };
}
