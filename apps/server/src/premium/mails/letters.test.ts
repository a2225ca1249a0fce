import { expect, it } from 'vitest';
import { planLetter } from './plan-letter.ts';
import { requestLetter } from './request-letter.ts';

const request = { siteName: 'Garden', username: 'ann', email: 'ann@example.org', plan: 'premium', message: '' };

it('names the page of requests whole, or not at all where nobody knows the site’s address', () => {
  expect(requestLetter({ ...request, site: 'https://yard.example' }).text).toContain(
    '\nhttps://yard.example/addprem?tab=requests\n',
  );
  expect(requestLetter({ ...request, site: null }).text).toBe(
    'Garden\n\nAccount · الحساب: ann\nPlan · الخطة: premium\n',
  );
});

it('keeps the names of plan and site apart in Arabic, where two of another script would swap places', () => {
  const news = {
    kind: 'granted',
    username: 'ann',
    plan: { id: 'gold', name: 'Gold' },
    until: null,
    answer: '',
    siteName: 'Garden',
    site: null,
  } as const;
  expect(planLetter('ar', news).subject).toBe('خطتك في \u2068Garden\u2069: \u2068Gold\u2069');
  expect(planLetter('en', news).subject).toBe('Your plan at Garden: Gold');
});
