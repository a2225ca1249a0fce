import type { Product } from '@apiyard/api/contract/modules/shop';
import { categories, genders } from '@apiyard/api/contract/modules/shop';
import { useCopy, useLanguage } from '@apiyard/kit/copy.ts';
import { localeOf } from '@apiyard/kit/settings/language.ts';
import { Button } from '@apiyard/ui/Button';
import { Stack } from '@apiyard/ui/Stack';
import { Switch } from '@apiyard/ui/Switch';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { useMoney } from '../../money/money.ts';
import { colorNames, palette } from '../palette.ts';
import { Swatch, useColorName } from '../parts/Swatch.tsx';
import { shopCopy } from '../shop-copy.ts';
import { Facet } from './Facet.tsx';
import type { FilterName, PriceBand, ShopView } from './shop-view.ts';
import { countsOf, hasFilters, priceBands, ratings, withoutShopFilters } from './shop-view.ts';

export interface FiltersProps {
  readonly products: readonly Product[];
  readonly wishlist: readonly number[];
  readonly nowMs: number;
  readonly view: ShopView;
  /** The view that the products follow: their counts do too. */
  readonly listed: ShopView;
  /** Stays the same between renders. */
  readonly onChange: (change: Partial<ShopView>) => void;
}

/** Ends of the price bands in cents. */
const ends = { '0-50': [0, 5000], '50-100': [5000, 10_000], '100-200': [10_000, 20_000] } as const;

/** The filters of the shop, with how many products each value shows. */
export function Filters({ products, wishlist, nowMs, view, listed, onChange }: FiltersProps) {
  const t = useCopy(shopCopy);
  const money = useMoney({ isShort: true });
  const colorName = useColorName();
  const locale = localeOf(useLanguage());
  const counts = useMemo(() => {
    const shown = { view: listed, wishlist, nowMs, locale };
    const of = (name: FilterName) => countsOf(products, name, shown);
    return {
      category: of('category'),
      gender: of('gender'),
      price: of('price'),
      color: of('color'),
      rating: of('rating'),
    };
  }, [products, listed, wishlist, nowMs, locale]);
  const bandName = (band: PriceBand) =>
    band === 'over-200'
      ? t('shop.priceOver', { price: money(20_000) })
      : t('shop.priceBand', { from: money(ends[band][0]), to: money(ends[band][1]) });
  const facet = (
    name: FilterName,
    label: string,
    values: readonly { readonly value: string; readonly label: string; readonly icon?: ReactNode }[],
  ) => {
    const all = { value: 'All', label: t('shop.all') };
    return (
      <Facet
        label={label}
        name={name}
        options={[all, ...values].map((one) => ({ ...one, count: counts[name](one.value) }))}
        value={view[name]}
        onChange={onChange}
      />
    );
  };
  return (
    <Stack space={3}>
      <Switch isSelected={view.isWished} onChange={(isWished) => onChange({ isWished })}>
        {t('shop.wishlistOnly')}
      </Switch>
      {facet(
        'category',
        t('shop.category'),
        categories.map((value) => ({ value, label: t(`shop.category.${value}`) })),
      )}
      {facet(
        'gender',
        t('shop.gender'),
        genders.map((value) => ({ value, label: t(`shop.gender.${value}`) })),
      )}
      {facet(
        'price',
        t('shop.price'),
        priceBands.map((value) => ({ value, label: bandName(value) })),
      )}
      {facet(
        'color',
        t('shop.color'),
        colorNames.map((name) => ({
          value: palette[name],
          label: colorName(palette[name]),
          icon: <Swatch hex={palette[name]} />,
        })),
      )}
      {facet(
        'rating',
        t('shop.rating'),
        ratings.map((value) => ({ value, label: t('shop.ratingFrom', { count: Number(value) }) })),
      )}
      <Button isFullWidth isDisabled={!hasFilters(view)} onPress={() => onChange(withoutShopFilters(view))}>
        {t('shop.reset')}
      </Button>
    </Stack>
  );
}
