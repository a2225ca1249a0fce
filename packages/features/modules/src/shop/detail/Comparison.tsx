import type { Product } from '@apiyard/api/contract/modules/shop';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useFormat } from '@apiyard/kit/format.ts';
import { Inline } from '@apiyard/ui/Inline';
import { Link } from '@apiyard/ui/Link';
import type { StaticTableColumn } from '@apiyard/ui/StaticTable';
import { StaticTable } from '@apiyard/ui/StaticTable';
import { Price } from '../parts/Price.tsx';
import { Swatch, useColorName } from '../parts/Swatch.tsx';
import { Stars } from '../parts/Stars.tsx';
import { shopCopy } from '../shop-copy.ts';
import { color as colorClass, name } from './Comparison.css.ts';

/** Products side by side: the one of the page first. */
export function Comparison({ products }: { readonly products: readonly Product[] }) {
  const t = useCopy(shopCopy);
  const format = useFormat();
  const colorName = useColorName();
  const columns: readonly StaticTableColumn<Product>[] = [
    {
      id: 'title',
      label: t('shop.product'),
      render: ({ id, title }) => (
        <span className={name}>
          <Link look="plain" href={`/apps/ecommerce/detail/${id}`} {...(id === products[0]?.id && { isCurrent: true })}>
            {title}
          </Link>
        </span>
      ),
    },
    { id: 'price', label: t('shop.price'), render: (product) => <Price product={product} /> },
    {
      id: 'rating',
      label: t('shop.rating'),
      render: ({ rating }) => <Stars label={t('shop.rating')} value={rating} />,
    },
    {
      id: 'colors',
      label: t('shop.colors'),
      render: ({ colors }) => (
        <Inline space={1}>
          {colors.map((hex) => (
            <span key={hex} className={colorClass}>
              <Swatch hex={hex} />
              {colorName(hex)}
            </span>
          ))}
        </Inline>
      ),
    },
    { id: 'stock', label: t('shop.stock'), align: 'end', render: ({ stock }) => format.number(stock) },
  ];
  return <StaticTable label={t('shop.compare')} columns={columns} rows={products} rowId={({ id }) => String(id)} />;
}
