import { describe, expect, it } from 'vitest';
import type { Suggestion } from '@apiyard/api/contract/scrapers/scrapers';
import { feedsFirst } from './feeds-first.ts';
import { feedsOn } from './feeds.ts';

const on = (text: string, url = 'https://town.example/news/') =>
  feedsOn({ url, status: 200, contentType: '', body: new TextEncoder().encode(text) });

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

it('lists of feeds come first, with a score that is no lower', () => {
  const suggestion = (title: string, score: number, isList = true) =>
    ({ title, score, definition: isList ? { items: {} } : {} }) as Suggestion;
  const own = Array.from({ length: 8 }, (_, at) => suggestion(`own ${at}`, 0.8 - at / 100));
  const feeds = [[], [suggestion('facts', 0.9, false), suggestion('posts', 0.7)], [suggestion('feed', 0.9)]];
  const all = feedsFirst(own, feeds);
  expect(all.map(({ title, score }) => [title, score]).slice(0, 3)).toEqual([
    ['feed', 0.9],
    ['posts', 0.8],
    ['own 0', 0.8],
  ]);
  expect(all).toHaveLength(8);
});
