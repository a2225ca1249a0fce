import { expect } from 'vitest';
import {
  type BlogPostRow,
  getBlogPost,
  getBlogPosts,
  getContentPicture,
  getGallery,
  getSampleContent,
  removeSampleContent,
} from '../../contract/content/content.ts';
import { getStats } from '../../contract/stats.ts';
import { expectFailure, expectOutput, conformance, conformanceOf } from '../conformance.ts';
import type { World } from '../world.ts';

function post(world: World): BlogPostRow {
  const slug = world.name('post');
  return {
    id: slug,
    title: 'A set of tools',
    content: '# Hello\n\nThe content.',
    cover_img: null,
    created_at: '2026-11-20T08:00:00.000Z',
    view: 12,
    share: 3,
    category: 'News',
    featured: true,
    slug,
    author_id: 'author-1',
  };
}

const refusesAllButAdmins = (entry: typeof getSampleContent | typeof removeSampleContent) =>
  conformanceOf(entry, [
    [
      'Unauthenticated',
      'returns 401 to a visitor',
      async (world) => {
        expectFailure(entry, await world.send(entry, {}), 'Unauthenticated');
      },
    ],
    [
      'Forbidden',
      'returns 403 to people who are not admins',
      async (world) => {
        await world.signedIn();
        expectFailure(entry, await world.send(entry, {}), 'Forbidden');
      },
    ],
  ]);

export const contentConformance = conformance(
  conformanceOf(getStats, [
    [
      'success',
      'returns 200 to visitors when the server is ready',
      async (world) => {
        const stats = expectOutput<{ apis: number }>(getStats, await world.send(getStats, {}));
        expect(stats.apis).toBeGreaterThan(0);
      },
    ],
  ]),
  conformanceOf(getGallery, [
    [
      'success',
      'lists the pictures',
      async (world) => {
        const picture = {
          id: world.name('picture'),
          cover: '/files/cover.svg',
          name: 'Yard',
          time: '2026-11-19T10:00:00.000Z',
        };
        await world.subject.addPictures([picture]);
        const { data } = expectOutput<{ data: object[] }>(getGallery, await world.send(getGallery, {}));
        expect(data).toContainEqual(picture);
      },
    ],
  ]),
  conformanceOf(getBlogPosts, [
    [
      'success',
      'lists the published posts with the field names of the specification',
      async (world) => {
        const written = post(world);
        await world.subject.addPosts([written]);
        const { data } = expectOutput<{ data: object[] }>(getBlogPosts, await world.send(getBlogPosts, {}));
        expect(data).toContainEqual(written);
      },
    ],
  ]),
  ...[getBlogPosts, getBlogPost].map((entry) =>
    conformanceOf(entry, [
      [
        'Internal',
        'reports a failure in one sentence, without internals',
        async (world) => {
          await world.subject.breakContent();
          const body = expectFailure(entry, await world.sendAnything(entry, { slug: 'any' }), 'Internal');
          expect(Object.keys(body).toSorted()).toEqual(['code', 'message', 'requestId', 'success']);
          expect(body['message']).toMatch(/^(?:Failed to fetch|Internal server error)/);
        },
      ],
    ]),
  ),
  conformanceOf(getBlogPost, [
    [
      'success',
      'returns a post by its slug',
      async (world) => {
        const written = post(world);
        await world.subject.addPosts([written]);
        expect(expectOutput(getBlogPost, await world.send(getBlogPost, { slug: written.slug }))).toEqual({
          success: true,
          data: written,
        });
      },
    ],
    [
      'success',
      'counts each read',
      async (world) => {
        const written = post(world);
        await world.subject.addPosts([written]);
        await world.send(getBlogPost, { slug: written.slug });
        expect(expectOutput(getBlogPost, await world.send(getBlogPost, { slug: written.slug }))).toEqual({
          success: true,
          data: { ...written, view: written.view + 1 },
        });
      },
    ],
    [
      'NotFound',
      'returns NotFound for an unknown post',
      async (world) => {
        expectFailure(getBlogPost, await world.send(getBlogPost, { slug: 'nothing here/at all' }), 'NotFound');
      },
    ],
  ]),
  conformanceOf(getContentPicture, [
    [
      'success',
      'returns a drawing that browsers cache',
      async (world) => {
        const response = await world.send(getContentPicture, { file: 'cover-first-call.svg' });
        expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
          200,
          'image/svg+xml',
          'public, max-age=31536000, immutable',
        ]);
        expect(response.text).toMatch(/^<svg [\s\S]*<\/svg>\n$/);
      },
    ],
    [
      'NotFound',
      'returns NotFound for any other name',
      async (world) => {
        for (const file of ['nothing.svg', '../pictures.ts', '__proto__', 'cover-first-call.svg/']) {
          expectFailure(getContentPicture, await world.send(getContentPicture, { file }), 'NotFound');
        }
      },
    ],
  ]),
  conformanceOf(getSampleContent, [
    [
      'success',
      'counts sample content only',
      async (world) => {
        await world.admin();
        const before = expectOutput(getSampleContent, await world.send(getSampleContent, {}));
        await world.subject.addPosts([post(world)]);
        expect(expectOutput(getSampleContent, await world.send(getSampleContent, {}))).toEqual(before);
      },
    ],
  ]),
  refusesAllButAdmins(getSampleContent),
  conformanceOf(removeSampleContent, [
    [
      'success',
      'removes sample content only',
      async (world) => {
        await world.admin();
        const written = post(world);
        await world.subject.addPosts([written]);
        const none = { posts: 0, pictures: 0, updates: 0 };
        expect(expectOutput(removeSampleContent, await world.send(removeSampleContent, {}))).toEqual(none);
        expect(expectOutput(getSampleContent, await world.send(getSampleContent, {}))).toEqual(none);
        const { data } = expectOutput<{ data: BlogPostRow[] }>(getBlogPosts, await world.send(getBlogPosts, {}));
        expect(data).toContainEqual(written);
        expect(data.filter(({ slug }) => slug === 'first-call-in-five-minutes')).toEqual([]);
      },
    ],
  ]),
  refusesAllButAdmins(removeSampleContent),
);
