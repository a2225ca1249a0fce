import { describe, expect, it } from 'vitest';
import { problemsCopy } from '@apiyard/kit/errors/problems-copy.ts';
import { offeredLanguages } from '@apiyard/kit/settings/language.ts';
import { renderPage } from '@apiyard/kit/story/render-page.tsx';
import * as contact from './contact.route.tsx';
import * as dataDeletion from './data-deletion.route.tsx';
import { messagesCopy } from './messages-copy.ts';
import * as support from './support.route.tsx';

const copies = [messagesCopy, problemsCopy];
const titleOf = (html: string) => /<h1[^>]*>([^<]*)<\/h1>/.exec(html)?.[1];

describe('a page rendered on the server', () => {
  it.each([
    ['contact', contact, ['Contact', 'Nous contacter', 'اتصل بنا', '联系我们']],
    ['support', support, ['Support', 'Assistance', 'الدعم', '技术支持']],
    ['data deletion', dataDeletion, ['Delete your data', 'Supprimer vos données', 'حذف بياناتك', '删除您的数据']],
  ])('%s is drawn in four languages, with one title', async (_, route, titles) => {
    const pages = [];
    for (const language of offeredLanguages) pages.push(await renderPage(route, { language, copies }));
    expect(pages.map(titleOf)).toEqual(titles);
    for (const html of pages) {
      expect(html.match(/<h1[ >]/g)).toHaveLength(1);
      expect(html).not.toContain('{{');
      expect(html).toContain('<form');
    }
  });

  it('is the same for every URL', async () => {
    const plain = await renderPage(contact, { language: 'en', copies, at: '/contact' });
    expect(await renderPage(contact, { language: 'en', copies, at: '/contact?topic=premium' })).toBe(plain);
    const asked = await renderPage(support, { language: 'en', copies, at: '/support?requestId=01ky3vq9m8' });
    expect(asked).not.toContain('01ky3vq9m8');
  });

  it('shows the known operator details', async () => {
    const named = await renderPage(contact, { language: 'en', copies, site: { contactEmail: 'hello@yard.example' } });
    expect(named).toContain('href="mailto:hello@yard.example"');
    expect(await renderPage(contact, { language: 'en', copies })).not.toContain('mailto:');
  });
});
