import { orderSums } from '@apiyard/api/contract/modules/shop/sums';
import { useCopy } from '@apiyard/kit/copy.ts';
import { Spread } from '@apiyard/ui/Spread';
import { Text } from '@apiyard/ui/Text';
import { useMoney } from '../../money/money.ts';
import { shopCopy } from '../shop-copy.ts';
import type { CartLine } from './cart-items.ts';

/** What the lines cost, before discount and shipping. */
export function SubTotal({ lines }: { readonly lines: readonly CartLine[] }) {
  const t = useCopy(shopCopy);
  const money = useMoney();
  const { subTotal } = orderSums(
    lines.map(({ product, item }) => ({ cents: product.salesPrice, qty: item.qty })),
    'free',
  );
  return (
    <Spread>
      <Text weight="heading">{t('shop.subTotal')}</Text>
      <Text weight="heading" isTabular>
        <bdi>{money(subTotal)}</bdi>
      </Text>
    </Spread>
  );
}
