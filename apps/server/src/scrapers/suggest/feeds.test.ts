import { describe, expect, it } from 'vitest';
import type { Suggestion } from '@apiyard/api/contract/scrapers/scrapers';
import { feedsFirst } from './feeds-first.ts';
import { feedsOn } from './feeds.ts';
import { sitemapsIn } from './sitemaps.ts';

const on = (text: string, linkHeader = '', url = 'https://town.example/news/') =>
  feedsOn({ url, status: 200, contentType: '', body: new TextEncoder().encode(text) }, linkHeader).urls;

describe('feeds that a page links to', () => {
  it.each<readonly [string, string, string[]]>([
    ['RSS', '<link rel=alternate type="application/rss+xml" href="/feed/">', ['https://town.example/feed/']],
    [
      'Atom, without quotes',
      "<LINK TYPE='application/atom+xml' REL=alternate HREF=all.atom>",
      ['https://town.example/news/all.atom'],
    ],
    [
      'JSON Feed',
      '<link rel="alternate" type="application/feed+json" href="feed.json">',
      ['https://town.example/news/feed.json'],
    ],
    [
      'JSON Feed with the type of any JSON',
      '<link rel="alternate" type="application/json" href="/feed.json">',
      ['https://town.example/feed.json'],
    ],
    [
      'the base of the page',
      '<base href="https://cdn.example/x/"><link rel="alternate" type="application/rss+xml" href="r.xml">',
      ['https://cdn.example/x/r.xml'],
    ],
    [
      'the API of WordPress',
      '<link rel="https://api.w.org/" href="/wp-json/">',
      ['https://town.example/wp-json/wp/v2/posts'],
    ],
    [
      'the API of WordPress without rewriting',
      '<link rel="https://api.w.org/" href="/index.php?rest_route=/">',
      ['https://town.example/index.php?rest_route=%2Fwp%2Fv2%2Fposts'],
    ],
    ['a sitemap', '<link rel="sitemap" href="/sitemap.xml">', ['https://town.example/sitemap.xml']],
    [
      'the best two of all, no comments',
      '<link rel=sitemap href=/s.xml><link rel="https://api.w.org/" href="/wp-json/"><link rel=alternate type="application/rss+xml" title="Comments" href="/c/feed/"><link rel=alternate type="application/rss+xml" href="/feed/">',
      ['https://town.example/feed/', 'https://town.example/wp-json/wp/v2/posts'],
    ],
    [
      'other pages',
      '<link rel=alternate hreflang=fr href=/fr/><link rel=alternate type="application/json+oembed" href="/o.json"><link rel=stylesheet href=/a.css>',
      [],
    ],
    ['addresses that cannot be fetched', '<link rel=alternate type="application/rss+xml" href="javascript:1">', []],
    ['the page itself', '<link rel=alternate type="application/rss+xml" href="">', []],
  ])('%s', (_, head, feeds) => {
    expect(on(`<!doctype html><head>${head}</head><body>`)).toEqual(feeds);
  });

  it.each<readonly [string, string, string[]]>([
    [
      'a feed',
      '</feed.atom>; rel="alternate"; type="application/atom+xml"; title="News, and more"',
      ['https://town.example/feed.atom'],
    ],
    [
      'the API of WordPress',
      '<https://town.example/wp-json/>; rel="https://api.w.org/"',
      ['https://town.example/wp-json/wp/v2/posts'],
    ],
    [
      'several relations of a link, without quotes, in any case',
      '<all.rss>; TYPE=application/rss+xml; REL="self Alternate"',
      ['https://town.example/news/all.rss'],
    ],
    [
      'several links in one header',
      '</style.css>; rel=preload; as=style, </wp-json/>; rel="https://api.w.org/", </feed.json>;rel=alternate;type="application/feed+json"',
      ['https://town.example/feed.json', 'https://town.example/wp-json/wp/v2/posts'],
    ],
    [
      'no feed of comments, of other pages or of another resource',
      '</c>; rel=alternate; type="application/rss+xml"; title="Comments", </fr/>; rel=alternate; hreflang=fr, </f>; rel=alternate; type="application/rss+xml"; anchor="/other"',
      [],
    ],
    ['nothing that is malformed', '</feed; rel=alternate, rel=alternate; <>', []],
  ])('are in the Link header: %s', (_, header, feeds) => {
    expect(on('<!doctype html><body>', header)).toEqual(feeds);
  });

  it.each<readonly [string, string, string[]]>([
    [
      'feed/ anywhere on the page',
      `${'<p>Text</p>'.repeat(50_000)}<a class=rss href="/feed/">RSS</a>`,
      ['https://town.example/feed/'],
    ],
    ['a relative URL', "<A HREF='rss.xml?lang=en'>", ['https://town.example/news/rss.xml?lang=en']],
    [
      'the shortest two',
      '<a href="/archive/2024/atom.xml"><a href="/news/feed.xml"><a href="/feed.json">',
      ['https://town.example/feed.json', 'https://town.example/news/feed.xml'],
    ],
    [
      'after those in the head and before a sitemap',
      '<link rel=sitemap href=/s.xml><a href="/feed/"><link rel="https://api.w.org/" href="/wp-json/">',
      ['https://town.example/wp-json/wp/v2/posts', 'https://town.example/feed/'],
    ],
    [
      'no comments, other sites and pages with similar names',
      '<a href="/comments/feed/"><a href="https://other.example/feed/"><a href="/seafeed/"><a href="/feed/news"><a href="/my-rss.xml.html">',
      [],
    ],
  ])('are links to %s', (_, links, feeds) => {
    expect(on(`<!doctype html><body>${links}`)).toEqual(feeds);
  });

  it('of a page that is a feed itself are not in its headers', () => {
    expect(on('<?xml version="1.0"?><rss/>', '</wp-json/>; rel="https://api.w.org/"')).toEqual([]);
  });

  it('are the sitemaps of robots.txt', () => {
    const robots = [
      'Sitemap: https://town.example/news.xml',
      'User-agent: *',
      'Disallow: /sitemap: x',
      '  SITEMAP:/map.xml # all pages',
      '# Sitemap: /old.xml',
      'Sitemap: https://town.example/packed.xml.gz',
      'Sitemap: ftp://town.example/map.xml',
      'Sitemap:',
    ].join('\r\n');
    expect(sitemapsIn(robots, 'https://town.example/robots.txt')).toEqual([
      'https://town.example/news.xml',
      'https://town.example/map.xml',
    ]);
  });

  it('are the posts of a WordPress API at its root', () => {
    const root = {
      namespaces: ['oembed/1.0', 'wp/v2'],
      routes: { '/wp/v2/posts': { _links: { self: [{ href: 'https://town.example/wp-json/wp/v2/posts' }] } } },
    };
    expect(on(JSON.stringify(root))).toEqual(['https://town.example/wp-json/wp/v2/posts']);
    expect(on('{"namespaces":["wp/v2"]}')).toEqual([]);
    expect(on('[1')).toEqual([]);
    expect(on(`{"a":${'['.repeat(1000)}`)).toEqual([]);
  });
});

it('lists of feeds come first, with a score that is no lower, and those of web pages are left out', () => {
  const suggestion = (title: string, score: number, isList = true, kind: Suggestion['kind'] = 'xml') =>
    ({ kind, title, score, definition: isList ? { items: {} } : {} }) as Suggestion;
  const own = Array.from({ length: 8 }, (_, at) => suggestion(`own ${at}`, 0.8 - at / 100));
  const feeds = [
    [],
    [suggestion('facts', 0.9, false), suggestion('posts', 0.7)],
    [suggestion('feed', 0.9)],
    [suggestion('cards', 1, true, 'repeated')],
  ];
  const all = feedsFirst(own, feeds);
  expect(all.map(({ title, score }) => [title, score]).slice(0, 3)).toEqual([
    ['feed', 0.9],
    ['posts', 0.8],
    ['own 0', 0.8],
  ]);
  expect(all).toHaveLength(8);
});
