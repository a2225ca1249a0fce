import { expect, it } from 'vitest';
import { inAddress, wholeDesk } from './desk-view.ts';

it('stands in the address, without what is as usual, and comes back from it', () => {
  const written = (view: Partial<typeof wholeDesk>) => inAddress.write({ ...wholeDesk, ...view }).toString();
  expect([
    written({}),
    written({ state: 'ending', query: ' ann ' }),
    written({ tab: 'requests', answered: true }),
    written({ tab: 'vouchers', voucherState: 'spent', query: 'fair' }),
  ]).toEqual(['', 'search=ann&state=ending', 'tab=requests&answered=yes', 'tab=vouchers&search=fair&voucher=spent']);
  expect(inAddress.read(new URLSearchParams('tab=vouchers&search=fair&voucher=spent'))).toEqual({
    ...wholeDesk,
    tab: 'vouchers',
    voucherState: 'spent',
    query: 'fair',
  });
  expect(inAddress.read(new URLSearchParams('tab=all&state=x&voucher=y'))).toEqual(wholeDesk);
});
