import type { Product } from '@apiyard/api/contract/modules/shop';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useFormat } from '@apiyard/kit/format.ts';
import { Badge } from '@apiyard/ui/Badge';
import { Inline } from '@apiyard/ui/Inline';
import { IconArrowsDiff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Price } from '../parts/Price.tsx';
import { Stars } from '../parts/Stars.tsx';
import { Swatch, useColorName } from '../parts/Swatch.tsx';
import { shopCopy } from '../shop-copy.ts';
import type { ComparedField } from './compare-rows.ts';
import { colorName as colorClass } from './CompareScreen.css.ts';

/** Marks a field in which the products differ. */
export function Different() {
  const t = useCopy(shopCopy);
  return (
    <Badge tone="accent" icon={<IconArrowsDiff size={16} stroke={1.5} aria-hidden />}>
      {t('shop.compare.different')}
    </Badge>
  );
}

/** The names of the fields, and how each shows its value. */
export function useCompareValue(): {
  readonly nameOf: (field: ComparedField) => string;
  readonly valueOf: (field: ComparedField, product: Product) => ReactNode;
} {
  const t = useCopy(shopCopy);
  const format = useFormat();
  const colorName = useColorName();
  const names: Readonly<Record<ComparedField, string>> = {
    price: t('shop.price'),
    rating: t('shop.rating'),
    category: t('shop.category'),
    gender: t('shop.gender'),
    colors: t('shop.colors'),
    stock: t('shop.stock'),
    description: t('shop.compare.description'),
  };
  const shown: { readonly [Field in ComparedField]: (product: Product) => ReactNode } = {
    price: (product) => <Price product={product} />,
    rating: ({ rating }) => (rating === 0 ? t('shop.noReviews') : <Stars label={t('shop.rating')} value={rating} />),
    category: ({ category }) => t(`shop.category.${category}`),
    gender: ({ gender }) => (gender === null ? t('shop.compare.everyone') : t(`shop.gender.${gender}`)),
    colors: ({ colors }) =>
      colors.length === 0 ? (
        t('shop.compare.none')
      ) : (
        <Inline space={1}>
          {colors.map((hex) => (
            <span key={hex} className={colorClass}>
              <Swatch hex={hex} />
              {colorName(hex)}
            </span>
          ))}
        </Inline>
      ),
    stock: ({ stock }) => (stock === 0 ? t('shop.soldOut') : format.number(stock)),
    description: ({ description }) => <bdi>{description}</bdi>,
  };
  return { nameOf: (field) => names[field], valueOf: (field, product) => shown[field](product) };
}
