import { expect, it } from 'vitest';
import { siteTags, socialTags } from './social-tags.ts';

const around = { language: 'fr', origin: 'https://yard.example', siteName: 'Harbour' } as const;
const head = '<title>Boats · Harbour</title><meta name="description" content="All boats."/>';

it('names the page in every language, and its drawn picture', () => {
  expect(
    socialTags(head, { ...around, path: '/hub', picture: 'hub' })
      .replaceAll('><', '>\n<')
      .split('\n'),
  ).toEqual([
    '<link rel="canonical" href="https://yard.example/hub?lang=fr">',
    '<link rel="alternate" hreflang="en" href="https://yard.example/hub?lang=en">',
    '<link rel="alternate" hreflang="fr" href="https://yard.example/hub?lang=fr">',
    '<link rel="alternate" hreflang="ar" href="https://yard.example/hub?lang=ar">',
    '<link rel="alternate" hreflang="zh-CN" href="https://yard.example/hub?lang=ch">',
    '<link rel="alternate" hreflang="x-default" href="https://yard.example/hub">',
    '<meta property="og:type" content="website">',
    '<meta property="og:site_name" content="Harbour">',
    '<meta property="og:title" content="Boats · Harbour">',
    '<meta property="og:description" content="All boats.">',
    '<meta property="og:url" content="https://yard.example/hub?lang=fr">',
    '<meta property="og:image" content="https://yard.example/social/hub.png">',
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    '<meta property="og:locale" content="fr_FR">',
    '<meta name="twitter:card" content="summary_large_image">',
  ]);
});

it("leaves a page its own picture, and does not state that picture's size", () => {
  const own = `${head}<meta property="og:image" content="https://yard.example/boat.webp"/>`;
  expect(socialTags(own, { ...around, path: '/hub', picture: 'hub' })).not.toContain('og:image');
});

it('describes the site where the page is not known', () => {
  const tags = siteTags('A harbour.', around);
  expect(tags).toContain('<meta property="og:title" content="Harbour">');
  expect(tags).toContain('<meta property="og:description" content="A harbour.">');
  expect(tags).toContain('<meta property="og:image" content="https://yard.example/social/landing.png">');
  expect(tags).not.toMatch(/canonical|alternate|og:url/);
});
