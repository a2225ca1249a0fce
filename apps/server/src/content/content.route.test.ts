import type { Insertable } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { describeOnEngines } from '../../test/engines/engines.ts';
import { naughtyTexts } from '../../test/hostile/naughty.ts';
import type { TestSite } from '../../test/test-site.ts';
import { openTestSite, Visitor } from '../../test/test-site.ts';
import type { BlogPostTable } from '../db/schema/content/blog-post.ts';

const post = (
  more: Partial<Insertable<BlogPostTable>> & { id: string; slug: string; created_at: number },
): Insertable<BlogPostTable> => ({
  title: 'A title',
  content: '<p>Text</p>',
  cover_img: null,
  views: 0,
  shares: 0,
  category: 'News',
  featured: 0,
  author_id: 'a1',
  published: 1,
  ...more,
});

describeOnEngines('Content', (on) => {
  let testSite: TestSite;
  let visitor: Visitor;
  beforeAll(async () => {
    testSite = await openTestSite(on().database);
    visitor = new Visitor(testSite);
    return () => testSite.close();
  });

  it('lists the gallery, newest first', async () => {
    expect(await visitor.send('GET', '/api/data/gallery')).toMatchObject({
      status: 200,
      body: { success: true, data: [] },
    });
    await on()
      .database.kysely.insertInto('gallery_item')
      .values([
        { id: 'g1', cover: '/one.jpg', name: 'One', created_at: Date.UTC(2026, 10, 1) },
        { id: 'g2', cover: '/two.jpg', name: 'Two', created_at: Date.UTC(2026, 10, 2) },
      ])
      .execute();
    expect((await visitor.send('GET', '/api/data/gallery')).body).toEqual({
      success: true,
      data: [
        { id: 'g2', cover: '/two.jpg', name: 'Two', time: '2026-11-02T00:00:00.000Z' },
        { id: 'g1', cover: '/one.jpg', name: 'One', time: '2026-11-01T00:00:00.000Z' },
      ],
    });
  });

  it('lists published posts with the specified fields, newest first, and returns one by its slug', async () => {
    await on()
      .database.kysely.insertInto('blog_post')
      .values([
        post({
          id: 'p1',
          slug: 'first',
          created_at: Date.UTC(2026, 10, 1),
          views: 12,
          shares: 3,
          featured: 1,
          cover_img: '/c.jpg',
        }),
        post({ id: 'p2', slug: 'second', created_at: Date.UTC(2026, 10, 3) }),
        post({ id: 'p3', slug: 'draft', created_at: Date.UTC(2026, 10, 4), published: 0 }),
      ])
      .execute();
    const first = {
      id: 'p1',
      title: 'A title',
      content: '<p>Text</p>',
      cover_img: '/c.jpg',
      created_at: '2026-11-01T00:00:00.000Z',
      view: 12,
      share: 3,
      category: 'News',
      featured: true,
      slug: 'first',
      author_id: 'a1',
    };
    const second = {
      ...first,
      id: 'p2',
      cover_img: null,
      created_at: '2026-11-03T00:00:00.000Z',
      view: 0,
      share: 0,
      featured: false,
      slug: 'second',
    };
    expect(await visitor.send('GET', '/api/data/blog/BlogPosts')).toMatchObject({
      status: 200,
      body: { success: true, data: [second, first] },
    });
    expect((await visitor.send('GET', '/api/data/blog/BlogPosts/slug/first')).body).toEqual({
      success: true,
      data: first,
    });
  });

  it('counts each read of a post once, immediately in responses and soon in the table, and no HEAD request', async () => {
    await on()
      .database.kysely.insertInto('blog_post')
      .values(post({ id: 'p4', slug: 'counted', created_at: 0, views: 40 }))
      .execute();
    const read = async () =>
      ((await visitor.send('GET', '/api/data/blog/BlogPosts/slug/counted')).body as { data: { view: number } }).data
        .view;
    expect([await read(), await read()]).toEqual([40, 41]);
    await testSite.app.inject({ method: 'HEAD', url: '/api/data/blog/BlogPosts/slug/counted' });
    const { data } = (await visitor.send('GET', '/api/data/blog/BlogPosts')).body as {
      data: { slug: string; view: number }[];
    };
    expect(data.find(({ slug }) => slug === 'counted')?.view).toBe(42);
    await testSite.content[Symbol.asyncDispose]();
    expect(await on().database.kysely.selectFrom('blog_post').select('views').where('id', '=', 'p4').execute()).toEqual(
      [{ views: 42 }],
    );
    expect(await read()).toBe(42);
    await on().database.kysely.deleteFrom('blog_post').where('id', '=', 'p4').execute();
  });

  it('returns not found for a missing or unpublished post', async () => {
    const missing = {
      status: 404,
      body: { success: false, code: 'NotFound', message: 'Failed to fetch the post', requestId: expect.any(String) },
    };
    for (const slug of [
      'draft',
      'nothing',
      ...naughtyTexts.filter((text) => !/[/\\.~]/.test(text) && text.trim() !== ''),
    ]) {
      expect([
        slug,
        await visitor.send('GET', `/api/data/blog/BlogPosts/slug/${encodeURIComponent(slug)}`),
      ]).toMatchObject([slug, missing]);
    }
    expect((await visitor.send('GET', '/api/data/blog/BlogPosts/slug/a%00b')).status).toBe(422);
  });

  it('returns the specified error when the table cannot be read, and logs the cause', async () => {
    const { kysely } = on().database;
    await kysely.schema.alterTable('blog_post').renameTo('blog_post_away').execute();
    expect(await visitor.send('GET', '/api/data/blog/BlogPosts')).toMatchObject({
      status: 500,
      body: { success: false, code: 'Internal', message: 'Failed to fetch blog posts' },
    });
    expect(await visitor.send('GET', '/api/data/blog/BlogPosts/slug/first')).toMatchObject({
      status: 500,
      body: { success: false, code: 'Internal', message: 'Failed to fetch the post' },
    });
    await kysely.schema.alterTable('blog_post_away').renameTo('blog_post').execute();
    expect(testSite.logLines.filter((line) => line.includes('"msg":"reading')).length).toBe(2);
    expect((await visitor.send('GET', '/api/data/blog/BlogPosts')).status).toBe(200);
  });
});
