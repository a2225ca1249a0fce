import type { Product } from '@apiyard/api/contract/modules/shop';
import { useCopy, useLanguage } from '@apiyard/kit/copy.ts';
import type { Loadable } from '@apiyard/kit/data/loadable.ts';
import { PageBand } from '@apiyard/kit/PageBand/PageBand.tsx';
import { PageSearch } from '@apiyard/kit/PageSearch/PageSearch.tsx';
import { localeOf } from '@apiyard/kit/settings/language.ts';
import { Button } from '@apiyard/ui/Button';
import { Card } from '@apiyard/ui/Card';
import { Empty } from '@apiyard/ui/Empty';
import { Failed } from '@apiyard/ui/Failed';
import { Select } from '@apiyard/ui/Select';
import { Sheet } from '@apiyard/ui/Sheet';
import { Skeleton } from '@apiyard/ui/Skeleton';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { media } from '@apiyard/ui/theme/media';
import { useMedia } from '@apiyard/ui/theme/use-media';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { memo, useCallback, useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { CompareBar } from '../compare/CompareBar.tsx';
import { ComparedContext } from '../compare/compared.ts';
import { shopCopy } from '../shop-copy.ts';
import { Filters } from './Filters.tsx';
import { ProductCard } from './ProductCard.tsx';
import { card, content, grid, layout, search, side, sort, tools } from './ShopScreen.css.ts';
import type { ShopView } from './shop-view.ts';
import { hasFilters, shownProducts, sortOrders, withoutShopFilters } from './shop-view.ts';

export interface ShopScreenProps {
  readonly products: Loadable<readonly Product[]>;
  readonly wishlist: readonly number[];
  readonly nowMs: number;
  readonly view: ShopView;
  /** Cart and sample data, in the band. */
  readonly actions: ReactNode;
  readonly onView: (view: ShopView) => void;
  readonly onWish: (id: number, isWished: boolean) => void;
  readonly onAdd: (product: Product) => void;
  readonly onRetry: () => void;
}

/** All products that people can buy, with filters, search and order. */
export function ShopScreen(props: ShopScreenProps) {
  const t = useCopy(shopCopy);
  return (
    <Stack space={3}>
      <PageBand title={t('shop.title')} purpose={t('shop.purpose')} actions={props.actions} />
      <Products {...props} />
    </Stack>
  );
}

function Products({ products, onRetry, ...props }: ShopScreenProps) {
  const t = useCopy(shopCopy);
  if (products.state === 'failed') {
    return (
      <Failed title={t('shop.failed')} requestId={products.requestId} onRetry={onRetry}>
        {t('shop.failedText')}
      </Failed>
    );
  }
  if (products.state === 'loading') {
    return (
      <div className={grid} aria-busy aria-label={t('shop.products')} role="group">
        {Array.from({ length: 8 }, (_, place) => (
          <div key={place} className={card}>
            <Skeleton shape="block" height="fill" />
          </div>
        ))}
      </div>
    );
  }
  if (products.value.length === 0) return <Empty title={t('shop.empty')}>{t('shop.emptyText')}</Empty>;
  return <Found {...props} products={products.value} />;
}

type FoundProps = Omit<ShopScreenProps, 'products' | 'onRetry' | 'actions'> & {
  readonly products: readonly Product[];
};

function Found({ products, wishlist, nowMs, view, onView, onWish, onAdd }: FoundProps) {
  const t = useCopy(shopCopy);
  const locale = localeOf(useLanguage());
  const isNarrow = useMedia(media.belowMd);
  // A filter shows its choice, and the search what is typed, before the products follow.
  const listed = useDeferredValue(view);
  const shown = useMemo(
    () => shownProducts(products, { view: listed, wishlist, nowMs, locale }),
    [products, listed, wishlist, nowMs, locale],
  );
  // The cards get the same functions each time, so that they are rendered only when they change.
  const latest = useRef({ view, onView, onWish, onAdd });
  useLayoutEffect(() => {
    latest.current = { view, onView, onWish, onAdd };
  });
  const [handlers] = useState(() => ({
    onWish: (id: number, isWished: boolean) => latest.current.onWish(id, isWished),
    onAdd: (product: Product) => latest.current.onAdd(product),
    onCompare: (compare: readonly number[]) => latest.current.onView({ ...latest.current.view, compare }),
  }));
  const changeView = useCallback(
    (change: Partial<ShopView>) => latest.current.onView({ ...latest.current.view, ...change }),
    [],
  );
  const chosen = view.compare.join(',');
  const compared = useMemo(
    () => ({ ids: chosen === '' ? [] : chosen.split(',').map(Number), onChange: handlers.onCompare }),
    [chosen, handlers],
  );
  const filters = <Filters {...{ products, wishlist, nowMs, view, listed }} onChange={changeView} />;
  return (
    <ComparedContext value={compared}>
      <div className={layout}>
        {!isNarrow && (
          <div className={side}>
            <Card title={t('shop.filters')}>{filters}</Card>
          </div>
        )}
        <div className={content}>
          <div className={tools}>
            <PageSearch
              className={search}
              label={t('shop.search')}
              value={view.query}
              onChange={(query) => onView({ ...view, query })}
            />
            {isNarrow && (
              <Sheet
                title={t('shop.filters')}
                trigger={
                  <Button icon={<IconAdjustmentsHorizontal size={20} stroke={1.5} aria-hidden />}>
                    {t('shop.filters')}
                  </Button>
                }
                actions={(close) => (
                  <Button tone="primary" onPress={close}>
                    {t('shop.show', { count: shown.length })}
                  </Button>
                )}
              >
                {filters}
              </Sheet>
            )}
            <div className={sort}>
              <Select
                label={t('shop.sort')}
                isLabelHidden
                value={view.sort}
                onChange={(order) => onView({ ...view, sort: order })}
                options={sortOrders.map((id) => ({ id, label: t(`shop.sort.${id}`) }))}
              />
            </div>
          </div>
          <div role="status">
            <Text tone="quiet">{t('shop.count', { count: shown.length })}</Text>
          </div>
          {shown.length === 0 ? (
            <Empty
              title={t('shop.nothing')}
              action={
                hasFilters(listed) ? (
                  <Button onPress={() => onView(withoutShopFilters(view))}>{t('shop.reset')}</Button>
                ) : (
                  <Button onPress={() => onView({ ...view, query: '' })}>{t('shop.clearSearch')}</Button>
                )
              }
            >
              {t('shop.nothingText')}
            </Empty>
          ) : (
            <ProductGrid products={shown} wishlist={wishlist} onWish={handlers.onWish} onAdd={handlers.onAdd} />
          )}
          <CompareBar />
        </div>
      </div>
    </ComparedContext>
  );
}

interface ProductGridProps extends Pick<ShopScreenProps, 'wishlist' | 'onWish' | 'onAdd'> {
  readonly products: readonly Product[];
}

const ProductGrid = memo(function ProductGrid({ products, wishlist, onWish, onAdd }: ProductGridProps) {
  const t = useCopy(shopCopy);
  return (
    <ul role="list" className={grid} aria-label={t('shop.products')}>
      {products.map((product) => (
        <li key={product.id}>
          <ProductCard product={product} isWished={wishlist.includes(product.id)} onWish={onWish} onAdd={onAdd} />
        </li>
      ))}
    </ul>
  );
});
