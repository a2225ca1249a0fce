import type { Product } from '@apiyard/api/contract/modules/shop';
import { useCopy } from '@apiyard/kit/copy.ts';
import { Card } from '@apiyard/ui/Card';
import { Link } from '@apiyard/ui/Link';
import { StaticTable } from '@apiyard/ui/StaticTable';
import { shopCopy } from '../shop-copy.ts';
import { CompareActions } from './CompareActions.tsx';
import type { CompareRow } from './compare-rows.ts';
import { Different, useCompareValue } from './CompareValue.tsx';
import { comparedSearch } from './compared.ts';
import { field as fieldClass, head, photo, wide } from './CompareScreen.css.ts';

export interface CompareViewProps {
  readonly products: readonly Product[];
  readonly rows: readonly CompareRow[];
  readonly onRemove: (id: number) => void;
  readonly onAdd: (product: Product) => void;
}

/** A column for each product, and a row for each field. */
export function CompareTable({ products, rows, onRemove, onAdd }: CompareViewProps) {
  const t = useCopy(shopCopy);
  const { nameOf, valueOf } = useCompareValue();
  const search = comparedSearch(products.map(({ id }) => id));
  return (
    <Card padding="none">
      <StaticTable<CompareRow | null>
        label={t('shop.compare.title')}
        rows={[null, ...rows]}
        rowId={(row) => row?.field ?? 'product'}
        columns={[
          {
            id: 'field',
            label: t('shop.compare.field'),
            render: (row) =>
              row === null ? (
                t('shop.product')
              ) : (
                <span className={fieldClass}>
                  {nameOf(row.field)}
                  {row.isDifferent && <Different />}
                </span>
              ),
          },
          ...products.map((product) => ({
            id: String(product.id),
            label: product.title,
            render: (row: CompareRow | null) =>
              row === null ? (
                <span className={head}>
                  <img src={product.photo} alt="" width="96" height="96" className={photo} />
                  <Link href={`/apps/ecommerce/detail/${product.id}${search}`}>{product.title}</Link>
                  <CompareActions product={product} onRemove={onRemove} onAdd={onAdd} />
                </span>
              ) : (
                <span className={row.field === 'description' ? wide : undefined}>{valueOf(row.field, product)}</span>
              ),
          })),
        ]}
      />
    </Card>
  );
}
