import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { adminOf } from '../../test/admin.ts';
import { describeOnEngines } from '../../test/engines/engines.ts';
import { openTestServer } from '../../test/test-server.ts';
import type { Engine } from '../db/dialect.ts';
import { fillSampleContent, removeSampleContent } from './sample-content.ts';
import { pictures } from './sample/pictures.ts';
import { posts } from './sample/posts.ts';
import { updates } from './sample/updates.ts';

const folder = join(import.meta.dirname, 'sample');
const all = { posts: 8, pictures: 12, updates: 10 };
const none = { posts: 0, pictures: 0, updates: 0 };
const release = Date.parse('2026-11-20T09:00:00Z');

describe.each<Engine>(['sqlite', 'postgres'])('Sample content on %s', (engine) => {
  it('exists after the first start, is removed in one action and is not added again', async () => {
    const testServer = await openTestServer(engine);
    const admin = await adminOf(testServer, 'keeper');
    const slugs = async (app = testServer.app) =>
      (await admin.ask<{ data: { slug: string }[] }>('GET', '/api/data/blog/BlogPosts', undefined, app)).data.map(
        ({ slug }) => slug,
      );
    expect(await slugs()).toEqual(posts.map(({ slug }) => slug));
    expect(
      (await admin.ask<{ data: { name: string }[] }>('GET', '/api/data/gallery')).data.map(({ name }) => name),
    ).toEqual(pictures.map(({ name }) => name));
    expect(
      (await admin.ask<{ items: { title: string }[] }>('GET', '/api/updates')).items.map(({ title }) => title),
    ).toEqual(updates.map(({ title }) => title));
    const postIn = async (language: string) => {
      const { body } = await testServer.app.fastify.inject({
        url: '/api/data/blog/BlogPosts/slug/uuid-v4-or-v7',
        headers: { 'accept-language': language },
      });
      const { title, category, content } = (JSON.parse(body) as { data: Record<string, string> }).data;
      return [title, category, content?.slice(0, 12)];
    };
    expect([await postIn('en'), await postIn('fr'), await postIn('ar'), await postIn('zh-CN')]).toEqual([
      ['UUID v4 or v7?', 'Data', 'UUID v4 and '],
      ['UUID v4 ou v7\u00a0?', 'Données', 'Les UUID v4 '],
      ['UUID: v4 أم v7؟', 'بيانات', 'لكل من UUID '],
      ['UUID v4 还是 v7？', '数据', 'UUID v4 和 v7'],
    ]);
    const inLanguage = async (language: string) => {
      const { body } = await testServer.app.fastify.inject({
        url: '/api/updates',
        headers: { 'accept-language': language },
      });
      return (JSON.parse(body) as { items: { title: string }[] }).items[0]?.title;
    };
    expect([await inLanguage('en'), await inLanguage('fr'), await inLanguage('ar'), await inLanguage('zh-CN')]).toEqual(
      [
        'The site is available in four languages',
        'Le site est disponible en quatre langues',
        'الموقع متاح بأربع لغات',
        '本站提供四种语言',
      ],
    );
    expect(await admin.ask('GET', '/api/admin/sample-content')).toEqual(all);

    const { kysely } = testServer.app.database;
    await kysely
      .insertInto('blog_post')
      .values({
        id: 'own',
        title: 'Ours',
        content: 'Text',
        cover_img: null,
        created_at: 1,
        views: 0,
        shares: 0,
        category: 'News',
        featured: 0,
        slug: 'ours',
        author_id: 'a',
        published: 1,
      })
      .execute();
    await kysely
      .insertInto('update_entry')
      .values({ id: 'own', kind: 'new', title: 'Ours', body: '', published: 1, published_at: 1 })
      .execute();
    expect(await admin.ask('DELETE', '/api/admin/sample-content')).toEqual(none);
    expect(await slugs()).toEqual(['ours']);
    expect(await admin.ask('GET', '/api/updates')).toMatchObject({ items: [{ title: 'Ours' }], next: null });
    expect(await admin.ask('DELETE', '/api/admin/sample-content')).toEqual(none);

    const later = await testServer.another();
    expect(await slugs(later)).toEqual(['ours']);
    expect(await admin.ask('GET', '/api/admin/sample-content', undefined, later)).toEqual(none);
    await testServer.close();
  });
});

describeOnEngines('Filling', (on) => {
  it('is added once when several processes start together', async () => {
    const { database, openAnother } = on();
    await Promise.all([
      fillSampleContent(database),
      fillSampleContent(await openAnother()),
      fillSampleContent(await openAnother()),
    ]);
    const { found } = await database.kysely
      .selectFrom('blog_post')
      .select(({ fn }) => fn.countAll().as('found'))
      .executeTakeFirstOrThrow();
    expect(Number(found)).toBe(8);
    expect(await removeSampleContent(database)).toEqual(all);
  });

  it('is not added to an installation that has its own content', async () => {
    const { kysely } = on().database;
    await kysely.deleteFrom('setting').where('name', '=', 'sample content').execute();
    await kysely
      .insertInto('gallery_item')
      .values({ id: 'own', cover: '/own.jpg', name: 'Own', created_at: 1 })
      .execute();
    await fillSampleContent(on().database);
    await kysely.deleteFrom('gallery_item').execute();
    await fillSampleContent(on().database);
    expect(await kysely.selectFrom('blog_post').select('id').execute()).toEqual([]);
  });
});

describe('The articles', () => {
  it.each(posts)(
    '$slug has 400 to 900 words in sections and is dated before the release',
    async ({ slug, title, at }) => {
      const text = await readFile(join(folder, `posts/${slug}.md`), 'utf8');
      const words = text.split(/\s+/).length;
      expect([words >= 400, words <= 900]).toEqual([true, true]);
      expect(text.match(/^# \S/gm)?.length).toBeGreaterThanOrEqual(4);
      expect(text).toMatch(/^(?:- |1\. |\| )/m);
      expect(text).toMatch(/^```/m);
      expect(title.length).toBeLessThan(60);
      expect(Date.parse(at)).toBeLessThan(release);
    },
  );

  it('match the files in the folder, and one is featured', async () => {
    expect((await readdir(join(folder, 'posts'))).filter((name) => name.endsWith('.md')).toSorted()).toEqual(
      posts.map(({ slug }) => `${slug}.md`).toSorted(),
    );
    expect(posts.filter(({ featured }) => featured).map(({ slug }) => slug)).toEqual(['first-call-in-five-minutes']);
  });

  it('link only to existing pages and do not contain the default site name', async () => {
    const texts = await Promise.all(posts.map(({ slug }) => readFile(join(folder, `posts/${slug}.md`), 'utf8')));
    const links = [...texts, ...updates.map(({ body }) => body)].flatMap((text) =>
      Array.from(text.matchAll(/\]\(([^)]+)\)/g), ([, to]) => to),
    );
    const known = new Set([
      '/docs',
      '/pricing',
      '/hub',
      '/hub/convert/data',
      '/hub/puzzle/sudoku',
      '/hub/random/qr',
      '/hub/random/uuid',
      ...posts.map(({ slug }) => `/apps/blog/detail/${slug}`),
    ]);
    expect(links.length).toBeGreaterThan(8);
    expect(links.filter((link) => !known.has(link ?? ''))).toEqual([]);
    expect(texts.filter((text) => /apiyard/i.test(text))).toEqual([]);
  });
});

describe('The pictures', () => {
  const drawn = readdir(join(folder, 'pictures'));

  it('match the files in the folder', async () => {
    expect((await drawn).toSorted()).toEqual(
      [...posts.map(({ cover }) => cover), ...pictures.map(({ file }) => file)].toSorted(),
    );
  });

  it('are well-formed SVG without text, scripts or external references', async () => {
    for (const file of await drawn) {
      const names = new Set<string>();
      const texts: string[] = [];
      const parser = new SaxesParser();
      let isStyle = false;
      parser.on('opentag', ({ name, attributes }) => {
        names.add(name);
        isStyle = name === 'style';
        for (const [attribute, value] of Object.entries(attributes)) {
          if (/^(?:on|href|xlink|style)/i.test(attribute) || /url\(|NaN|undefined/.test(value))
            texts.push(`${attribute}=${value}`);
        }
      });
      parser.on('closetag', () => {
        isStyle = false;
      });
      parser.on('text', (text) => {
        if (
          isStyle
            ? !/^(?:(?:svg|#[A-Z]+_THEME-(?:light|dark):target~\*)\{(?:--[a-z]+:#[0-9a-f]{6};?)+\})+$/.test(text)
            : text.trim() !== ''
        )
          texts.push(text);
      });
      parser.write(await readFile(join(folder, 'pictures', file), 'utf8')).close();
      expect([
        file,
        texts,
        Array.from(names).filter((name) => !['svg', 'style', 'g', 'rect', 'circle', 'path'].includes(name)),
      ]).toEqual([file, [], []]);
    }
  });
});

describe('The updates', () => {
  it('are sorted latest first, dated before the release, and cover every kind', () => {
    const times = updates.map(({ at }) => Date.parse(at));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(times[0]).toBeLessThan(release);
    expect(new Set(updates.map(({ kind }) => kind))).toEqual(new Set(['new', 'changed', 'fixed', 'removed']));
    expect(updates.length).toBe(10);
  });
});

it('commands of posts that save a file save none when the call is rejected', async () => {
  await using server = createServer((_, response) => void response.writeHead(422).end('{"success":false}'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const env = { ...process.env, KEY: 'ay_1', SITE: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
  const cwd = await mkdtemp(join(tmpdir(), 'posts-'));
  const tried: string[] = [];
  for (const { slug } of posts) {
    const text = await readFile(join(folder, `posts/${slug}.md`), 'utf8');
    for (const [, command = ''] of text.matchAll(/^```sh\n(.*?)^```/gms)) {
      if (!/ (-o|--output) /.test(command)) continue;
      tried.push(slug);
      await expect(promisify(execFile)('bash', ['-c', command], { cwd, env })).rejects.toMatchObject({ code: 22 });
    }
  }
  expect(tried).toEqual(['qr-codes-that-scan']);
  expect(await readdir(cwd)).toEqual([]);
  await rm(cwd, { recursive: true });
});

it.each(['fr', 'ar', 'ch'])('posts in %s have the code and the links of the English ones', async (language) => {
  const partsOf = (text: string) => [
    text.match(/^```[\s\S]*?^```$/gm),
    Array.from(text.matchAll(/\]\((\/[^)]*)\)/g), ([, href]) => href).toSorted(),
    text.match(/^# /gm)?.length,
  ];
  for (const { slug } of posts) {
    const [english, other] = await Promise.all(
      [`${slug}.md`, `${language}/${slug}.md`].map((file) => readFile(join(folder, 'posts', file), 'utf8')),
    );
    expect([slug, ...partsOf(other ?? '')]).toEqual([slug, ...partsOf(english ?? '')]);
  }
});
