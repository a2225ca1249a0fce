import { expect, it } from 'vitest';
import { planMail } from './plan-mail.ts';
import { requestMail } from './request-mail.ts';

const request = { siteName: 'Garden', username: 'ann', email: 'ann@example.org', plan: 'premium', message: '' };

it('has an absolute link to the requests page, or none if the address of the site is unknown', () => {
  expect(requestMail({ ...request, site: 'https://yard.example' }).text).toContain(
    '\nhttps://yard.example/addprem?tab=requests\n',
  );
  expect(requestMail({ ...request, site: null }).text).toBe(
    'Garden\n\nAccount · الحساب: ann\nPlan · الباقة: premium\n',
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
  expect(planMail('ar', news).subject).toBe('باقتك في \u2068Garden\u2069: \u2068Gold\u2069');
  expect(planMail('en', news).subject).toBe('Your plan on Garden: Gold');
});
