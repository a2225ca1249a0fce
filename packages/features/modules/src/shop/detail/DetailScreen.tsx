import type { addReview, Product, Review } from '@apiyard/api/contract/modules/shop';
import type { InputOf } from '@apiyard/api/contract/endpoint';
import { useCopy } from '@apiyard/kit/copy.ts';
import type { Loadable } from '@apiyard/kit/data/loadable.ts';
import type { Sending } from '@apiyard/kit/forms/use-endpoint-form.ts';
import { PageBand } from '@apiyard/kit/PageBand/PageBand.tsx';
import { Card } from '@apiyard/ui/Card';
import { Empty } from '@apiyard/ui/Empty';
import { Failed } from '@apiyard/ui/Failed';
import { Heading } from '@apiyard/ui/Heading';
import { Link } from '@apiyard/ui/Link';
import { Skeleton } from '@apiyard/ui/Skeleton';
import { Stack } from '@apiyard/ui/Stack';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { ProductCard } from '../browse/ProductCard.tsx';
import { CompareBar } from '../compare/CompareBar.tsx';
import { ComparedContext } from '../compare/compared.ts';
import { shopCopy } from '../shop-copy.ts';
import { Comparison } from './Comparison.tsx';
import { columns, grid, waiting } from './DetailScreen.css.ts';
import { Gallery } from './Gallery.tsx';
import { Purchase } from './Purchase.tsx';
import { Reviews } from './Reviews.tsx';

export interface DetailScreenProps {
  readonly id: number;
  readonly products: Loadable<readonly Product[]>;
  readonly reviews: Loadable<readonly Review[]>;
  readonly sending: Sending<InputOf<typeof addReview>> & { readonly isSuccess: boolean };
  readonly wishlist: readonly number[];
  /** Ids of the products that are chosen for comparison. */
  readonly compared: readonly number[];
  readonly actions: ReactNode;
  readonly onCompare: (ids: readonly number[]) => void;
  readonly onWish: (id: number, isWished: boolean) => void;
  readonly onAdd: (product: Product, color: string | null, qty: number) => void;
  readonly onRetry: () => void;
  readonly onRetryReviews: () => void;
}

/** One product: pictures, colour, quantity, reviews, and what is like it. */
export function DetailScreen(props: DetailScreenProps) {
  const t = useCopy(shopCopy);
  const { products, id, actions, onRetry } = props;
  const product = products.state === 'done' ? products.value.find((one) => one.id === id) : undefined;
  const isMissing = products.state === 'done' && product === undefined;
  return (
    <Stack space={3}>
      <PageBand title={product?.title ?? t('shop.product')} actions={actions} isNotFound={isMissing} />
      {products.state === 'failed' && (
        <Failed title={t('shop.detailFailed')} requestId={products.requestId} onRetry={onRetry}>
          {t('shop.failedText')}
        </Failed>
      )}
      {products.state === 'loading' && (
        <Card>
          <div className={columns} aria-busy role="group" aria-label={t('shop.product')}>
            <div className={waiting}>
              <Skeleton shape="block" height="fill" />
            </div>
            <Skeleton shape="text" lines={8} />
          </div>
        </Card>
      )}
      {isMissing && (
        <Empty
          title={t('shop.missing')}
          action={
            <Link look="primary" href="/apps/ecommerce/shop">
              {t('shop.cart.browse')}
            </Link>
          }
        >
          {t('shop.missingText')}
        </Empty>
      )}
      {product !== undefined && products.state === 'done' && (
        <Found {...props} product={product} all={products.value} />
      )}
    </Stack>
  );
}

type FoundProps = DetailScreenProps & { readonly product: Product; readonly all: readonly Product[] };

function Found({
  product,
  all,
  reviews,
  sending,
  wishlist,
  compared,
  onCompare,
  onWish,
  onAdd,
  onRetryReviews,
}: FoundProps) {
  const t = useCopy(shopCopy);
  const [color, setColor] = useState(product.colors[0] ?? null);
  const related = product.related.flatMap((id) => all.filter((other) => other.id === id));
  return (
    <ComparedContext value={{ ids: compared, onChange: onCompare }}>
      <Card>
        <div className={columns}>
          <Gallery product={product} color={color} />
          <Purchase
            product={product}
            color={color}
            isWished={wishlist.includes(product.id)}
            reviewCount={reviews.state === 'done' ? reviews.value.length : null}
            onColor={setColor}
            onWish={onWish}
            onAdd={onAdd}
          />
        </div>
      </Card>
      <Reviews product={product} reviews={reviews} sending={sending} onRetry={onRetryReviews} />
      {related.length > 0 && (
        <>
          <Card title={t('shop.compare')}>
            <Comparison products={[product, ...related]} />
          </Card>
          <Stack space={2} as="section">
            <Heading level={2} size="h4">
              {t('shop.related')}
            </Heading>
            <ul role="list" className={grid} aria-label={t('shop.related')}>
              {related.map((one) => (
                <li key={one.id}>
                  <ProductCard
                    product={one}
                    isWished={wishlist.includes(one.id)}
                    onWish={onWish}
                    onAdd={() => onAdd(one, one.colors[0] ?? null, one.qty)}
                  />
                </li>
              ))}
            </ul>
          </Stack>
        </>
      )}
      <CompareBar />
    </ComparedContext>
  );
}
