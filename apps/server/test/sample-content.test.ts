import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openTestServer } from './test-server.ts';

/**
 * Stories and the sample layer use the real content. After a change to it: `vitest run test/sample-content.test.ts -u`.
 */
const seed = join(import.meta.dirname, '../../../packages/api/src/sample/seed');
const pictures = join(import.meta.dirname, '../src/content/sample/pictures');
const written = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Each first start creates new IDs. */
const named = <Row extends { id: string }>(rows: readonly Row[], kind: string) =>
  rows.map((row, at) => ({ ...row, id: `sample-${kind}-${rows.length - at}` }));

it('the sample layer has the content of a first start', async () => {
  const testServer = await openTestServer('sqlite');
  const get = async <Body>(url: string) => (await testServer.app.fastify.inject({ method: 'GET', url })).json<Body>();
  const { data: posts } = await get<{ data: { id: string }[] }>('/api/data/blog/BlogPosts');
  const { data: gallery } = await get<{ data: { id: string }[] }>('/api/data/gallery');
  await testServer.close();
  const content = {
    posts: named(posts, 'post'),
    gallery: named(gallery, 'picture'),
  };
  await expect(written(content)).toMatchFileSnapshot(join(seed, 'content.json'));
});

it('the sample layer has the pictures of the content', async () => {
  const names = (await readdir(pictures)).toSorted();
  const texts = await Promise.all(names.map((name) => readFile(join(pictures, name), 'utf8')));
  await expect(written(Object.fromEntries(names.map((name, at) => [name, texts[at]])))).toMatchFileSnapshot(
    join(seed, 'content-pictures.json'),
  );
});
