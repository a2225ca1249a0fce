import { expect, test } from 'vitest';
import { robots, sitemap } from './sitemap.ts';

test('the sitemap names each page in all its languages, each version naming the others', () => {
  const text = sitemap('https://yard.example', {
    pages: ['/about'],
    screens: ['/docs', '/apps/blog/posts'],
    posts: [],
    apis: [],
  });
  const alternates =
    '<xhtml:link rel="alternate" hreflang="x-default" href="https://yard.example/about"/>' +
    '<xhtml:link rel="alternate" hreflang="en" href="https://yard.example/about?lang=en"/>' +
    '<xhtml:link rel="alternate" hreflang="fr" href="https://yard.example/about?lang=fr"/>' +
    '<xhtml:link rel="alternate" hreflang="ar" href="https://yard.example/about?lang=ar"/>' +
    '<xhtml:link rel="alternate" hreflang="zh-CN" href="https://yard.example/about?lang=ch"/>';
  expect(text).toBe(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
      `<url><loc>https://yard.example/about?lang=en</loc>${alternates}</url>`,
      `<url><loc>https://yard.example/about?lang=fr</loc>${alternates}</url>`,
      `<url><loc>https://yard.example/about?lang=ar</loc>${alternates}</url>`,
      `<url><loc>https://yard.example/about?lang=ch</loc>${alternates}</url>`,
      '<url><loc>https://yard.example/docs</loc></url>',
      '<url><loc>https://yard.example/apps/blog/posts</loc></url>',
      '</urlset>',
      '',
    ].join('\n'),
  );
});

test('contains playgrounds and posts, with any characters in a slug', () => {
  const text = sitemap('https://yard.example', {
    pages: [],
    screens: [],
    posts: [{ slug: 'a&b/<c> ü', createdAt: Date.UTC(2026, 10, 2, 12) }],
    apis: ['random/uuid'],
  });
  expect(text.split('\n').slice(2, -2)).toEqual([
    '<url><loc>https://yard.example/hub/random/uuid</loc></url>',
    '<url><loc>https://yard.example/apps/blog/detail/a%26b%2F%3Cc%3E%20%C3%BC</loc><lastmod>2026-11-02</lastmod></url>',
  ]);
});

test('it stays within the limit of the protocol', () => {
  const posts = Array.from({ length: 60_000 }, (_, index) => ({ slug: `post-${index}`, createdAt: 0 }));
  expect(sitemap('https://yard.example', { pages: [], screens: [], posts, apis: [] }).match(/<url>/g)).toHaveLength(
    50_000,
  );
});

test('robots stay away from calls and from what only signed-in people see, but read what public pages are drawn from', () => {
  expect(robots('https://yard.example', '')).toBe(
    'User-agent: *\nAllow: /\nAllow: /api/stats\nAllow: /api/user/me\nAllow: /api/site\nAllow: /api/v1/catalogue\nAllow: /api/data/blog/BlogPosts\n' +
      'Allow: /api/data/content/pictures/\nAllow: /api/data/gallery\nAllow: /api/plans\nAllow: /api/updates\nAllow: /api/apps\nDisallow: /api/\nDisallow: /admin/\nDisallow: /account/\nDisallow: /addscrape\nDisallow: /addprem\nDisallow: /auth/\n\n' +
      'Sitemap: https://yard.example/sitemap.xml\n',
  );
});
