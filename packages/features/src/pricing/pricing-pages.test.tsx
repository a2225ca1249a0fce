import { describe, expect, it } from 'vitest';
import { offeredLanguages } from '../_kit/language.ts';
import { renderPage } from '../_kit/story/render-page.tsx';
import { planCardCopy } from '../_kit/PlanCard/plan-card-copy.ts';
import { pricingCopy } from './pricing-copy.ts';
import * as pricing2 from './pricing2.route.tsx';

describe('a page without a browser', () => {
  it('is drawn in four languages, with the example worked out and room for the plans', async () => {
    const titles = [];
    for (const language of offeredLanguages) {
      const html = await renderPage(pricing2, { language, copies: [pricingCopy, planCardCopy] });
      titles.push(/<h1[^>]*>([^<]*)<\/h1>/.exec(html)?.[1]);
      expect(html).not.toContain('{{');
      expect(html).toContain('200');
      expect(html.match(/aria-busy="true"/g)).toHaveLength(2);
    }
    expect(titles).toEqual(['Pricing', 'Tarifs', 'الأسعار', '价格']);
  });
});
