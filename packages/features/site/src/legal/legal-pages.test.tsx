import { describe, expect, it } from 'vitest';
import { offeredLanguages } from '@apiyard/kit/settings/language.ts';
import { renderPage } from '@apiyard/kit/story/render-page.tsx';
import { legalCopy } from './legal-copy.ts';
import * as privacy from './privacy.route.tsx';
import { privacyCopy } from './privacy/privacy-copy.ts';
import { privacySections } from './privacy/privacy-sections.ts';
import privacyEnglish from './privacy/copy/en.ts';
import * as terms from './terms.route.tsx';
import termsEnglish from './terms/copy/en.ts';
import { termsCopy } from './terms/terms-copy.ts';
import { termsSections } from './terms/terms-sections.ts';

const copies = [legalCopy, privacyCopy, termsCopy];
const titleOf = (html: string) => /<h1[^>]*>([^<]*)<\/h1>/.exec(html)?.[1];

describe('a page rendered on the server', () => {
  it.each([
    [
      'privacy',
      privacy,
      privacySections,
      ['Privacy policy', 'Politique de confidentialité', 'سياسة الخصوصية', '隐私政策'],
    ],
    ['terms', terms, termsSections, ['Terms of use', 'Conditions d’utilisation', 'شروط الاستخدام', '使用条款']],
  ])(
    '%s is drawn in four languages, every entry of its contents leading to a part',
    async (_, route, sections, titles) => {
      const pages = [];
      for (const language of offeredLanguages) pages.push(await renderPage(route, { language, copies }));
      expect(pages.map(titleOf)).toEqual(titles);
      for (const html of pages) {
        expect(html).not.toContain('{{');
        expect([...html.matchAll(/href="#([\w-]+)"/g)].map(([, id]) => id)).toEqual(sections.map(({ id }) => id));
        expect([...html.matchAll(/<section id="([\w-]+)"/g)].map(([, id]) => id)).toEqual(sections.map(({ id }) => id));
      }
    },
  );

  it('shows the date of the last update in the format of the language', async () => {
    expect(await renderPage(privacy, { language: 'en', copies })).toContain('Last updated on November 22, 2026');
    expect(await renderPage(privacy, { language: 'ch', copies })).toContain('最后更新：2026年11月22日');
  });

  it('shows the known operator details and always a link to the contact form', async () => {
    const named = await renderPage(terms, {
      language: 'en',
      copies,
      site: { operator: 'Yard Ltd', country: 'Indonesia' },
    });
    expect(named).toContain('Yard Ltd');
    expect(named).toContain('Indonesia');
    expect(named).not.toContain('The operator hasn’t added a name.');
    const unnamed = await renderPage(terms, { language: 'en', copies });
    expect(unnamed).toContain('The operator hasn’t added a name.');
    for (const html of [named, unnamed]) expect(html).toContain('href="/contact"');
  });

  it('shows a placeholder until the operator’s own text is loaded', async () => {
    const html = await renderPage(privacy, { language: 'en', copies, site: { ownTexts: ['privacy'] } });
    expect(html).toContain('aria-busy="true"');
    expect(html).not.toContain('argon2id');
  });
});

describe('the texts', () => {
  const shown = (sections: typeof privacySections | typeof termsSections) =>
    sections.flatMap(({ title, paragraphs = [], points = [], link }) => [
      title,
      ...paragraphs,
      ...points,
      ...(link ? [link.words] : []),
    ]);

  it.each([
    ['privacy', privacySections, privacyEnglish],
    ['terms', termsSections, termsEnglish],
  ])('of %s are all on the page, each once', (page, sections, english) => {
    const written = Object.keys(english).filter(
      (key) => !['title', 'purpose'].some((end) => key === `legal.${page}.${end}`),
    );
    expect(shown(sections).toSorted()).toEqual(written.toSorted());
  });
});
