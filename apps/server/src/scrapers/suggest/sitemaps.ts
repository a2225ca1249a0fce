/** The `Sitemap:` lines of a robots.txt, as absolute URLs. Compressed sitemaps are left out: the engine can't read them. */
export function sitemapsIn(text: string, robotsUrl: string): string[] {
  const urls = Array.from(text.matchAll(/^[ \t]*sitemap[ \t]*:[ \t]*([^\s#]+)/gim), ([, url = '']) =>
    URL.parse(url, robotsUrl),
  );
  return urls.flatMap((url) =>
    url !== null && /^https?:$/.test(url.protocol) && !/\.gz$/i.test(url.pathname) ? [url.href] : [],
  );
}
