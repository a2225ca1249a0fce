/** An admin's browser. */
import type { Database } from '../src/db/database.ts';
import type { TestResponse, TestSite, Visitor } from './test-site.ts';
import { member } from './test-site.ts';

export interface AdminClient {
  readonly visitor: Visitor;
  send(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object): Promise<TestResponse>;
  /** The same, but throws if the status is not a success. */
  ask<Body>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object): Promise<Body>;
}

export async function adminClientOf(testSite: TestSite, database: Database, username = 'keeper'): Promise<AdminClient> {
  const visitor = await member(testSite, username, { address: '198.51.100.200' });
  await database.kysely.updateTable('person').set({ role: 'admin' }).where('username', '=', username).execute();
  return {
    visitor,
    send: (method, url, body) => visitor.send(method, url, body),
    async ask<Body>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object) {
      const answer = await visitor.send(method, url, body);
      if (answer.status !== 200)
        throw new Error(`${method} ${url} was answered ${answer.status}: ${JSON.stringify(answer.body)}`);
      return answer.body as Body;
    },
  };
}
