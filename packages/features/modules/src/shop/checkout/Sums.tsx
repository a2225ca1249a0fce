import type { OrderSums, Shipping } from '@apiyard/api/contract/modules/shop/sums';
import { orderDiscountPercent, orderSums } from '@apiyard/api/contract/modules/shop/sums';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useMoney } from '../../money/money.ts';
import { shopCopy } from '../shop-copy.ts';
import { checkoutCopy } from './checkout-copy.ts';
import { amount, row, sums as sumsClass, total } from './Sums.css.ts';

interface SumsProps {
  readonly lines: readonly { readonly cents: number; readonly qty: number }[];
  readonly shipping: Shipping;
}

/** What the lines cost. */
export function Sums({ lines, shipping }: SumsProps) {
  return <SumRows sums={orderSums(lines, shipping)} />;
}

/** The sums of an order. */
export function SumRows({ sums }: { readonly sums: OrderSums }) {
  const t = useCopy(checkoutCopy);
  const shop = useCopy(shopCopy);
  const money = useMoney();
  return (
    <dl className={sumsClass}>
      <div className={row}>
        <dt>{shop('shop.subTotal')}</dt>
        <dd className={amount}>
          <bdi>{money(sums.subTotal)}</bdi>
        </dd>
      </div>
      <div className={row}>
        <dt>{t('checkout.discount', { percent: orderDiscountPercent })}</dt>
        <dd className={amount}>
          <bdi>{money(-sums.discount)}</bdi>
        </dd>
      </div>
      <div className={row}>
        <dt>{t('checkout.shipping')}</dt>
        <dd className={amount}>
          <bdi>{sums.shipping === 0 ? t('checkout.free') : money(sums.shipping)}</bdi>
        </dd>
      </div>
      <div className={`${row} ${total}`}>
        <dt>{t('checkout.total')}</dt>
        <dd className={amount}>
          <bdi>{money(sums.total)}</bdi>
        </dd>
      </div>
    </dl>
  );
}
