import { useCopy } from '@apiyard/kit/copy.ts';
import { Card } from '@apiyard/ui/Card';
import { Link } from '@apiyard/ui/Link';
import { Stack } from '@apiyard/ui/Stack';
import { shopCopy } from '../shop-copy.ts';
import { CompareActions } from './CompareActions.tsx';
import type { CompareViewProps } from './CompareTable.tsx';
import { Different, useCompareValue } from './CompareValue.tsx';
import { comparedSearch } from './compared.ts';
import {
  detail,
  name,
  photo,
  product as productClass,
  products as list,
  term,
  value,
  values,
} from './CompareScreen.css.ts';

/** On phones: the products, then a card for each field. */
export function CompareCards({ products, rows, onRemove, onAdd }: CompareViewProps) {
  const t = useCopy(shopCopy);
  const { nameOf, valueOf } = useCompareValue();
  const search = comparedSearch(products.map(({ id }) => id));
  return (
    <Stack space={2}>
      <Card title={t('shop.products')}>
        <ul role="list" className={list} aria-label={t('shop.products')}>
          {products.map((product) => (
            <li key={product.id} className={productClass}>
              <img src={product.photo} alt="" width="48" height="48" className={photo} />
              <span className={name}>
                <Link href={`/apps/ecommerce/detail/${product.id}${search}`}>{product.title}</Link>
              </span>
              <CompareActions product={product} onRemove={onRemove} onAdd={onAdd} />
            </li>
          ))}
        </ul>
      </Card>
      {rows.map(({ field, isDifferent }) => (
        <Card key={field} title={nameOf(field)} {...(isDifferent && { actions: <Different /> })}>
          <dl className={values}>
            {products.map((product) => (
              <div key={product.id} className={value}>
                <dt className={term}>
                  <bdi>{product.title}</bdi>
                </dt>
                <dd className={detail}>{valueOf(field, product)}</dd>
              </div>
            ))}
          </dl>
        </Card>
      ))}
    </Stack>
  );
}
