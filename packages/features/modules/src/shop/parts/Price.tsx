import type { Product } from '@apiyard/api/contract/modules/shop';
import { useCopy } from '@apiyard/kit/copy.ts';
import { visuallyHidden } from '@apiyard/ui/theme/visually-hidden.css';
import { useMoney } from '../../money/money.ts';
import { shopCopy } from '../shop-copy.ts';
import { before, large, now, price as priceClass } from './Price.css.ts';

interface PriceProps {
  readonly product: Pick<Product, 'price' | 'salesPrice'>;
  /** On the page of the product. @default false */
  readonly isLarge?: boolean;
}

/** What a product costs, and what it cost before its discount. */
export function Price({ product: { price, salesPrice }, isLarge = false }: PriceProps) {
  const t = useCopy(shopCopy);
  const money = useMoney();
  return (
    <span className={priceClass}>
      <bdi className={isLarge ? large : now}>{money(salesPrice)}</bdi>
      {salesPrice < price && (
        <>
          <span className={visuallyHidden}>{t('shop.priceBefore')}</span>
          <s className={before}>
            <bdi>{money(price)}</bdi>
          </s>
        </>
      )}
    </span>
  );
}
