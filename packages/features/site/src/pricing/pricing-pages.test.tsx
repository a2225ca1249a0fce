import { afterAll, describe, expect, it } from 'vitest';
import { changeLanguage } from '@apiyard/kit/copy.ts';
import { offeredLanguages } from '@apiyard/kit/settings/language.ts';
import { renderPage } from '@apiyard/kit/story/render-page.tsx';
import { planCardCopy } from '@apiyard/kit/PlanCard/plan-card-copy.ts';
import { pricingCopy } from './pricing-copy.ts';
import * as pricing2 from './pricing2.route.tsx';

// Test files share a process.
afterAll(() => changeLanguage('en'));

describe('a page rendered on the server', () => {
  it('renders in four languages with the default calculation and placeholders for the plans', async () => {
    const titles = [];
    for (const language of offeredLanguages) {
      const html = await renderPage(pricing2, { language, copies: [pricingCopy, planCardCopy] });
      titles.push(/<h1[^>]*>([^<]*)<\/h1>/.exec(html)?.[1]);
      expect(html).not.toContain('{{');
      expect(html).toContain('200');
      expect(html.match(/aria-busy="true"/g)).toHaveLength(2);
    }
    expect(titles).toEqual(['Plans and pricing', 'Forfaits et tarifs', 'الباقات والأسعار', '套餐与价格']);
  });
});
