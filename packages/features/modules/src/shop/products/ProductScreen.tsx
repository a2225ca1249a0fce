import type { NewProduct, Product } from '@apiyard/api/contract/modules/shop';
import { useCopy } from '@apiyard/kit/copy.ts';
import type { Loadable } from '@apiyard/kit/data/loadable.ts';
import type { Sending } from '@apiyard/kit/forms/use-endpoint-form.ts';
import { PageBand } from '@apiyard/kit/PageBand/PageBand.tsx';
import { Card } from '@apiyard/ui/Card';
import { Empty } from '@apiyard/ui/Empty';
import { Failed } from '@apiyard/ui/Failed';
import { Link } from '@apiyard/ui/Link';
import { Skeleton } from '@apiyard/ui/Skeleton';
import { Stack } from '@apiyard/ui/Stack';
import { shopCopy } from '../shop-copy.ts';
import { newProduct, valuesOf } from './product-values.ts';
import { ProductForm } from './ProductForm.tsx';
import { productsCopy } from './products-copy.ts';

export interface ProductScreenProps {
  /** Null for a new one. */
  readonly product: Loadable<Product | 'missing' | null>;
  readonly sending: Sending<NewProduct>;
  readonly onRetry: () => void;
}

/** Adds or edits a product. */
export function ProductScreen({ product, sending, onRetry }: ProductScreenProps) {
  const t = useCopy(productsCopy);
  const shop = useCopy(shopCopy);
  const isNew = product.state === 'done' && product.value === null;
  const isMissing = product.state === 'done' && product.value === 'missing';
  return (
    <Stack space={3}>
      <PageBand title={isNew ? t('products.add') : t('products.edit')} isNotFound={isMissing} />
      {product.state === 'loading' && (
        <Card>
          <div aria-busy role="group" aria-label={t('products.edit')}>
            <Skeleton shape="text" lines={8} />
          </div>
        </Card>
      )}
      {product.state === 'failed' && (
        <Failed title={shop('shop.detailFailed')} requestId={product.requestId} onRetry={onRetry}>
          {shop('shop.failedText')}
        </Failed>
      )}
      {isMissing && (
        <Empty
          title={shop('shop.missing')}
          action={
            <Link look="primary" href="/apps/ecommerce/list">
              {t('products.toList')}
            </Link>
          }
        >
          {shop('shop.missingText')}
        </Empty>
      )}
      {product.state === 'done' && product.value !== 'missing' && (
        <ProductForm values={product.value === null ? newProduct : valuesOf(product.value)} sending={sending} />
      )}
    </Stack>
  );
}
