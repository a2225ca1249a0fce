import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openTestServer } from './test-server.ts';

/** After a change to the sample content: `vitest run test/sample-content.test.ts -u`. */
const seed = join(import.meta.dirname, '../../../packages/api/src/sample/seed/content.json');

/** Each first start creates new IDs. */
const named = <Row extends { id: string }>(rows: readonly Row[], kind: string) =>
  rows.map((row, at) => ({ ...row, id: `sample-${kind}-${rows.length - at}` }));

it('the sample layer has the content of a first start', async () => {
  const testServer = await openTestServer('sqlite');
  const get = async <Body>(url: string) => (await testServer.app.fastify.inject({ method: 'GET', url })).json<Body>();
  const { data: posts } = await get<{ data: { id: string }[] }>('/api/data/blog/BlogPosts');
  const { data: gallery } = await get<{ data: { id: string }[] }>('/api/data/gallery');
  await testServer.close();
  const content = { posts: named(posts, 'post'), gallery: named(gallery, 'picture') };
  await expect(`${JSON.stringify(content, null, 2)}\n`).toMatchFileSnapshot(seed);
});
