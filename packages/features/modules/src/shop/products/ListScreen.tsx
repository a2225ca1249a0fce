import type { Product } from '@apiyard/api/contract/modules/shop';
import { categories } from '@apiyard/api/contract/modules/shop';
import { useCopy } from '@apiyard/kit/copy.ts';
import type { Loadable } from '@apiyard/kit/data/loadable.ts';
import { PageBand } from '@apiyard/kit/PageBand/PageBand.tsx';
import { Badge } from '@apiyard/ui/Badge';
import { Button } from '@apiyard/ui/Button';
import { Card } from '@apiyard/ui/Card';
import type { DataTableColumn } from '@apiyard/ui/DataTable';
import { DataTable, readView, writeView } from '@apiyard/ui/DataTable';
import { Empty } from '@apiyard/ui/Empty';
import { Failed } from '@apiyard/ui/Failed';
import { IconButton } from '@apiyard/ui/IconButton';
import { Inline } from '@apiyard/ui/Inline';
import { Link } from '@apiyard/ui/Link';
import { Stack } from '@apiyard/ui/Stack';
import { Switch } from '@apiyard/ui/Switch';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useCallback, useMemo } from 'react';
import { readSelected, useSelectedRows, withSelected } from '../../selected-rows/selected-rows.ts';
import { Price } from '../parts/Price.tsx';
import { shopCopy } from '../shop-copy.ts';
import type { BulkAction } from './bulk-changes.ts';
import { BulkMenu } from './BulkMenu.tsx';
import { photo, product as productClass } from './ListScreen.css.ts';
import { productsCopy } from './products-copy.ts';

export interface ListScreenProps {
  readonly products: Loadable<readonly Product[]>;
  /** The view, as it is in the URL. */
  readonly params: URLSearchParams;
  readonly actions: ReactNode;
  readonly onParams: (params: URLSearchParams) => void;
  /** Changes the selected products. */
  readonly onChange: (products: readonly Product[], action: BulkAction) => void;
  readonly onDelete: (ids: readonly number[]) => void;
  readonly onRetry: () => void;
}

const statuses = ['published', 'scheduled', 'draft'] as const;
const tones = { published: 'success', scheduled: 'info', draft: 'neutral' } as const;
const none: readonly Product[] = [];
const rowId = ({ id }: Product) => String(id);

function useColumns(): readonly DataTableColumn<Product>[] {
  const t = useCopy(productsCopy);
  const shop = useCopy(shopCopy);
  return useMemo(
    () => [
      {
        id: 'title',
        label: shop('shop.product'),
        value: ({ title }) => title,
        width: 220,
        render: ({ id, title, photo: src }) => (
          <span className={productClass}>
            <img src={src} alt="" width="32" height="32" className={photo} />
            <Link look="plain" isTruncated href={`/apps/ecommerce/edit/${id}`}>
              {title}
            </Link>
          </span>
        ),
      },
      {
        id: 'category',
        label: shop('shop.category'),
        value: ({ category }) => category,
        filter: categories.map((id) => ({ id, label: shop(`shop.category.${id}`) })),
        width: 112,
      },
      {
        id: 'status',
        label: t('products.status'),
        value: ({ status }) => status,
        filter: statuses.map((id) => ({ id, label: t(`products.status.${id}`) })),
        width: 104,
        render: ({ status }) => <Badge tone={tones[status]}>{t(`products.status.${status}`)}</Badge>,
      },
      {
        id: 'stock',
        label: shop('shop.stock'),
        kind: 'number',
        value: ({ stock }) => stock,
        filter: 'range',
        width: 84,
      },
      {
        id: 'price',
        label: shop('shop.price'),
        kind: 'number',
        value: ({ salesPrice }) => salesPrice / 100,
        format: { style: 'currency', currency: 'EUR' },
        filter: 'range',
        width: 176,
        render: (product) => <Price product={product} />,
      },
      {
        id: 'created',
        label: t('products.created'),
        kind: 'date',
        value: ({ created }) => new Date(created),
        width: 116,
        filter: 'range',
      },
    ],
    [t, shop],
  );
}

/** All products, to edit and delete. */
export function ListScreen({ products, params, actions, onParams, onChange, onDelete, onRetry }: ListScreenProps) {
  const t = useCopy(productsCopy);
  const shop = useCopy(shopCopy);
  const columns = useColumns();
  const view = useMemo(() => readView(params, columns), [params, columns]);
  const isDense = params.get('dense') === 'yes';
  const [selected, setSelected] = useSelectedRows(readSelected(params), (next) =>
    onParams(withSelected(new URLSearchParams(params), next)),
  );
  const rows = products.state === 'done' ? products.value : none;
  const showDense = (dense: boolean) => {
    const next = new URLSearchParams(params);
    next.delete('dense');
    if (dense) next.set('dense', 'yes');
    onParams(next);
  };
  const rowActions = useCallback(
    ({ id, title }: Product) => (
      <IconButton
        label={t('products.delete', { title })}
        icon={<IconTrash size={20} stroke={1.5} aria-hidden />}
        onPress={() => onDelete([id])}
      />
    ),
    [t, onDelete],
  );
  const deleteSelected = () => {
    onDelete([...selected].map(Number));
    setSelected(new Set());
  };
  return (
    <Stack space={3}>
      <PageBand
        title={t('products.title')}
        purpose={t('products.purpose')}
        actions={
          <>
            <Link look="primary" href="/apps/ecommerce/add" icon={<IconPlus size={20} stroke={1.5} aria-hidden />}>
              {t('products.add')}
            </Link>
            {actions}
          </>
        }
      />
      <Card padding="none">
        <DataTable
          label={t('products.title')}
          columns={columns}
          rows={rows}
          rowId={rowId}
          view={view}
          onViewChange={(next) => onParams(writeView(next, params))}
          density={isDense ? 'dense' : 'normal'}
          isLoading={products.state === 'loading'}
          selected={selected}
          onSelectionChange={setSelected}
          bulkActions={
            <>
              <BulkMenu products={rows.filter((product) => selected.has(rowId(product)))} onChange={onChange} />
              <Button
                size="small"
                tone="danger"
                icon={<IconTrash size={20} stroke={1.5} aria-hidden />}
                onPress={deleteSelected}
              >
                {t('products.deleteSelected')}
              </Button>
            </>
          }
          rowActions={rowActions}
          empty={<Empty title={shop('shop.empty')}>{t('products.emptyText')}</Empty>}
          {...(products.state === 'failed' && {
            failed: (
              <Failed title={shop('shop.failed')} requestId={products.requestId} onRetry={onRetry}>
                {shop('shop.failedText')}
              </Failed>
            ),
          })}
        />
      </Card>
      <Inline align="end">
        <Switch isSelected={isDense} onChange={showDense}>
          {t('products.dense')}
        </Switch>
      </Inline>
    </Stack>
  );
}
