import { expect } from 'vitest';
import type { InputOf } from '../../contract/endpoint.ts';
import { getBlogPost } from '../../contract/content/content.ts';
import {
  changePost,
  createPost,
  deletePost,
  type AdminPost,
  type AdminPostRow,
  getAdminPost,
  listCategories,
  listAdminPosts,
  publishPost,
  restorePost,
  unpublishPost,
} from '../../contract/content/posts.ts';
import { refusesAllButAdmins } from '../admin-only.ts';
import { expectFailure, expectOutput, conformance, conformanceOf } from '../conformance.ts';
import type { World } from '../world.ts';

const bare = {
  title: 'A post',
  slug: null,
  content: 'Text',
  cover: null,
  category: 'Guides',
  featured: false,
  publishAt: null,
};
const written = (world: World): InputOf<typeof createPost> => ({ ...bare, title: world.name('A post') });
const made = async (world: World, more: Partial<InputOf<typeof createPost>> = {}) =>
  expectOutput<AdminPost>(createPost, await world.send(createPost, { ...written(world), ...more }));
const publish = async (world: World, { id, version }: AdminPost) =>
  expectOutput<AdminPost>(publishPost, await world.send(publishPost, { id, version }));
const readers = async (world: World, slug: string) => (await world.send(getBlogPost, { slug })).status;

const unknownPost = { id: 'unknown', version: 1 };
const unknown = (
  entry:
    | typeof getAdminPost
    | typeof deletePost
    | typeof restorePost
    | typeof publishPost
    | typeof unpublishPost
    | typeof changePost,
) =>
  conformanceOf(entry, [
    [
      'NotFound',
      'returns NotFound for an unknown post',
      async (world) => {
        await world.admin();
        expectFailure(entry, await world.sendAnything(entry, { ...bare, ...unknownPost }), 'NotFound');
      },
    ],
  ]);
const refusesStale = (entry: typeof publishPost | typeof unpublishPost | typeof changePost) =>
  conformanceOf(entry, [
    [
      'Stale',
      'rejects a stale version and changes nothing',
      async (world) => {
        await world.admin();
        const { id } = await made(world);
        const theirs = expectOutput<AdminPost>(
          changePost,
          await world.send(changePost, { ...written(world), id, version: 1 }),
        );
        const refused = expectFailure(
          entry,
          await world.sendAnything(entry, { ...written(world), id, version: 1 }),
          'Stale',
        );
        expect(refused['version']).toBe(2);
        expect(expectOutput(getAdminPost, await world.send(getAdminPost, { id }))).toEqual(theirs);
      },
    ],
  ]);
const refusesWrong = (entry: typeof createPost | typeof changePost) =>
  conformanceOf(entry, [
    [
      'SlugTaken',
      'rejects a slug that another post has',
      async (world) => {
        await world.admin();
        const { slug } = await made(world);
        const { id, version } = await made(world);
        expectFailure(entry, await world.sendAnything(entry, { ...written(world), id, version, slug }), 'SlugTaken');
      },
    ],
    [
      'InvalidInput',
      'rejects a cover from another site',
      async (world) => {
        await world.admin();
        const { id, version } = await made(world);
        const body = expectFailure(
          entry,
          await world.sendAnything(entry, { ...written(world), id, version, cover: 'https://example.org/a.png' }),
          'InvalidInput',
        );
        expect((body['errors'] as { pointer: string }[]).map(({ pointer }) => pointer)).toEqual(['/cover']);
      },
    ],
  ]);

export const postsConformance = conformance(
  conformanceOf(createPost, [
    [
      'success',
      'saves a draft at a slug created from its title',
      async (world) => {
        await world.admin();
        const title = world.name('Été à');
        const post = await made(world, { title, cover: '/api/data/content/pictures/cover-keys.svg', featured: true });
        expect(post).toEqual({
          ...bare,
          id: post.id,
          version: 1,
          title,
          slug: title.replace('Été à', 'ete-a'),
          cover: '/api/data/content/pictures/cover-keys.svg',
          featured: true,
          state: 'draft',
          views: 0,
          shares: 0,
          sample: false,
          updatedAt: post.updatedAt,
        });
        expect((await made(world, { title })).slug).toBe(`${post.slug}-2`);
        expect(await readers(world, post.slug)).toBe(404);
      },
    ],
  ]),
  refusesWrong(createPost),
  refusesAllButAdmins(createPost, bare),
  conformanceOf(getAdminPost, [
    [
      'success',
      'returns all fields',
      async (world) => {
        await world.admin();
        const post = await made(world);
        expect(expectOutput(getAdminPost, await world.send(getAdminPost, { id: post.id }))).toEqual(post);
      },
    ],
  ]),
  unknown(getAdminPost),
  refusesAllButAdmins(getAdminPost, { id: 'any' }),
  conformanceOf(listAdminPosts, [
    [
      'success',
      'lists the latest changed first, and filters by state and words',
      async (world) => {
        await world.admin();
        const older = await made(world);
        const newer = await publish(world, await made(world, { content: 'Zanzibar' }));
        const list = async (input: InputOf<typeof listAdminPosts>) =>
          expectOutput<{ items: AdminPostRow[] }>(listAdminPosts, await world.send(listAdminPosts, input)).items;
        const items = await list({});
        const { content: _, ...row } = newer;
        expect(items.find(({ id }) => id === newer.id)).toEqual(row);
        expect(items.findIndex(({ id }) => id === newer.id)).toBeLessThan(items.findIndex(({ id }) => id === older.id));
        expect((await list({ state: 'draft' })).map(({ id }) => id)).not.toContain(newer.id);
        expect((await list({ query: 'zanzíbar' })).map(({ id }) => id)).toContain(newer.id);
      },
    ],
  ]),
  refusesAllButAdmins(listAdminPosts, {}),
  conformanceOf(listCategories, [
    [
      'success',
      'lists the categories of posts',
      async (world) => {
        await world.admin();
        const category = world.name('Category');
        await made(world, { category });
        expect(expectOutput<{ items: string[] }>(listCategories, await world.send(listCategories, {})).items).toContain(
          category,
        );
      },
    ],
  ]),
  refusesAllButAdmins(listCategories, {}),
  conformanceOf(changePost, [
    [
      'success',
      'changes what readers see, also at a new slug',
      async (world) => {
        await world.admin();
        const before = await publish(world, await made(world));
        const slug = world.name('moved').toLowerCase();
        const after = expectOutput<AdminPost>(
          changePost,
          await world.send(changePost, {
            ...written(world),
            id: before.id,
            version: before.version,
            slug,
            content: 'Anew',
          }),
        );
        expect(after).toMatchObject({
          version: 3,
          slug,
          content: 'Anew',
          state: 'published',
          publishAt: before.publishAt,
        });
        expect([await readers(world, before.slug), await readers(world, slug)]).toEqual([404, 200]);
      },
    ],
  ]),
  unknown(changePost),
  refusesWrong(changePost),
  refusesStale(changePost),
  refusesAllButAdmins(changePost, { ...bare, ...unknownPost }),
  conformanceOf(publishPost, [
    [
      'success',
      'publishes it immediately or from its date on',
      async (world) => {
        await world.admin();
        const now = await publish(world, await made(world));
        expect([now.state, await readers(world, now.slug)]).toEqual(['published', 200]);
        const planned = await publish(world, await made(world, { publishAt: '2099-01-01T08:00:00.000Z' }));
        expect([planned.state, await readers(world, planned.slug)]).toEqual(['scheduled', 404]);
      },
    ],
  ]),
  unknown(publishPost),
  refusesStale(publishPost),
  refusesAllButAdmins(publishPost, unknownPost),
  conformanceOf(unpublishPost, [
    [
      'success',
      'unpublishes it',
      async (world) => {
        await world.admin();
        const { id, version, slug } = await publish(world, await made(world));
        expect(expectOutput(unpublishPost, await world.send(unpublishPost, { id, version }))).toMatchObject({
          state: 'draft',
          version: 3,
        });
        expect(await readers(world, slug)).toBe(404);
      },
    ],
  ]),
  unknown(unpublishPost),
  refusesStale(unpublishPost),
  refusesAllButAdmins(unpublishPost, unknownPost),
  conformanceOf(deletePost, [
    [
      'success',
      'removes it and frees its slug',
      async (world) => {
        await world.admin();
        const { id, slug } = await publish(world, await made(world));
        expect(expectOutput(deletePost, await world.send(deletePost, { id }))).toEqual({ id });
        expect(await readers(world, slug)).toBe(404);
        expect((await made(world, { slug })).slug).toBe(slug);
      },
    ],
  ]),
  unknown(deletePost),
  refusesAllButAdmins(deletePost, { id: 'any' }),
  conformanceOf(restorePost, [
    [
      'success',
      'restores it, at the next free slug if its own is taken',
      async (world) => {
        await world.admin();
        const post = await publish(world, await made(world));
        await world.send(deletePost, { id: post.id });
        expect(expectOutput(restorePost, await world.send(restorePost, { id: post.id }))).toEqual(post);
        await world.send(deletePost, { id: post.id });
        await made(world, { slug: post.slug });
        expect(expectOutput(restorePost, await world.send(restorePost, { id: post.id }))).toEqual({
          ...post,
          slug: `${post.slug}-2`,
        });
      },
    ],
  ]),
  unknown(restorePost),
  refusesAllButAdmins(restorePost, { id: 'any' }),
);
