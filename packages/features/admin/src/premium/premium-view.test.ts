import { expect, it } from 'vitest';
import { inAddress, questionsOf, wholeContent } from './premium-view.ts';

it('writes the view without defaults to the URL query and reads it back', () => {
  const written = (view: Partial<typeof wholeContent>) => inAddress.write({ ...wholeContent, ...view }).toString();
  expect([
    written({}),
    written({ state: 'ending', query: ' ann ' }),
    written({ tab: 'requests', answered: true }),
    written({ tab: 'vouchers', voucherState: 'spent', query: 'fair' }),
  ]).toEqual(['', 'search=ann&state=ending', 'tab=requests&answered=yes', 'tab=vouchers&search=fair&voucher=spent']);
  expect(inAddress.read(new URLSearchParams('tab=vouchers&search=fair&voucher=spent'))).toEqual({
    ...wholeContent,
    tab: 'vouchers',
    voucherState: 'spent',
    query: 'fair',
  });
  expect(inAddress.read(new URLSearchParams('tab=all&state=x&voucher=y'))).toEqual(wholeContent);
});

it('requests the list of each tab with its own filters', () => {
  expect(questionsOf({ ...wholeContent, query: ' ann ', state: 'ending' })).toEqual({
    people: { state: 'ending', search: 'ann' },
    requests: { state: 'open' },
    vouchers: { search: 'ann' },
  });
  expect(questionsOf({ ...wholeContent, answered: true, voucherState: 'spent' })).toEqual({
    people: { state: 'active' },
    requests: { state: 'answered' },
    vouchers: { state: 'spent' },
  });
});
