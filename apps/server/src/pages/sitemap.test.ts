import { expect, test } from 'vitest';
import type { Listed } from './sitemap.ts';
import { robots, sitemap } from './sitemap.ts';

const nothing: Listed = { pages: [], posts: [], apis: [], areas: [], apps: [] };

test('the sitemap names each page in all its languages, each version naming the others', () => {
  const text = sitemap('https://yard.example', {
    ...nothing,
    pages: ['/about'],
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
      '</urlset>',
      '',
    ].join('\n'),
  );
});

test('contains areas, APIs with their docs, Android apps and posts, with any characters in a slug', () => {
  const text = sitemap('https://yard.example', {
    ...nothing,
    posts: [{ slug: 'a&b/<c> ü', createdAt: Date.UTC(2026, 10, 2, 12) }],
    apis: ['random/uuid', 'random/qr', 'scrape/books'],
    areas: ['random'],
    apps: ['com.example.yard'],
  });
  expect(text.match(/<loc>.*?\?lang=en<\/loc>(?:<lastmod>.*?<\/lastmod>)?/g)).toEqual([
    '<loc>https://yard.example/random?lang=en</loc>',
    '<loc>https://yard.example/hub/random/uuid?lang=en</loc>',
    '<loc>https://yard.example/hub/random/qr?lang=en</loc>',
    '<loc>https://yard.example/hub/scrape/books?lang=en</loc>',
    '<loc>https://yard.example/docs/random?lang=en</loc>',
    '<loc>https://yard.example/docs/scrape?lang=en</loc>',
    '<loc>https://yard.example/docs/random/uuid?lang=en</loc>',
    '<loc>https://yard.example/docs/random/qr?lang=en</loc>',
    '<loc>https://yard.example/docs/scrape/books?lang=en</loc>',
    '<loc>https://yard.example/android/com.example.yard?lang=en</loc>',
    '<loc>https://yard.example/apps/blog/detail/a%26b%2F%3Cc%3E%20%C3%BC?lang=en</loc><lastmod>2026-11-02</lastmod>',
  ]);
});

test('it stays within the limit of the protocol', () => {
  const posts = Array.from({ length: 60_000 }, (_, index) => ({ slug: `post-${index}`, createdAt: 0 }));
  expect(sitemap('https://yard.example', { ...nothing, posts }).match(/<url>/g)).toHaveLength(50_000);
});

test('robots stay away from calls and from what only signed-in people see, but read what public pages are drawn from', () => {
  expect(robots('https://yard.example', '')).toBe(
    'User-agent: *\nAllow: /\nAllow: /api/stats\nAllow: /api/user/me\nAllow: /api/site\nAllow: /api/v1/catalogue\nAllow: /api/data/blog/BlogPosts\n' +
      'Allow: /api/data/content/pictures/\nAllow: /api/data/gallery\nAllow: /api/plans\nAllow: /api/updates\nAllow: /api/apps\nDisallow: /api/\nDisallow: /admin/\nDisallow: /account/\nDisallow: /addscrape\nDisallow: /addprem\nDisallow: /auth/\n\n' +
      'Sitemap: https://yard.example/sitemap.xml\n',
  );
});
