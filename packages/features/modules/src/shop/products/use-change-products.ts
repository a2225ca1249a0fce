import type { Product, ProductChange } from '@apiyard/api/contract/modules/shop';
import { changeProducts, getProducts } from '@apiyard/api/contract/modules/shop';
import { useCopy } from '@apiyard/kit/copy.ts';
import { query } from '@apiyard/kit/data/query.ts';
import { apiOf } from '@apiyard/kit/data/query-client.ts';
import { showToast } from '@apiyard/kit/toast.ts';
import { useMutation } from '@tanstack/react-query';
import type { BulkAction } from './bulk-changes.ts';
import { bulkChange, withChanges } from './bulk-changes.ts';
import { productsCopy } from './products-copy.ts';

const productsQuery = query(getProducts, {});

interface Saving {
  readonly changes: readonly ProductChange[];
  /** Null if it is itself an undo. */
  readonly reverse: readonly ProductChange[] | null;
}

/** Changes products immediately, and offers to undo it. */
export function useChangeProducts(): (products: readonly Product[], action: BulkAction) => void {
  const t = useCopy(productsCopy);
  const { mutate } = useMutation({
    scope: { id: 'products' },
    mutationFn: ({ changes }: Saving, { client }) => apiOf(client).send(changeProducts, { changes: [...changes] }),
    async onMutate({ changes }, { client }) {
      await client.cancelQueries({ queryKey: productsQuery.queryKey });
      client.setQueryData(
        productsQuery.queryKey,
        (before) => before && { ...before, data: withChanges(before.data, changes) },
      );
    },
    onSuccess(_data, { changes, reverse }) {
      if (reverse === null) return;
      showToast({
        tone: 'success',
        message: t('products.changed', { count: changes.length }),
        action: { label: t('products.undo'), onPress: () => mutate({ changes: reverse, reverse: null }) },
      });
    },
    onError(_error, { reverse }) {
      showToast({ tone: 'error', message: t(reverse === null ? 'products.notUndone' : 'products.notChanged') });
    },
    onSettled: (_data, _error, _saving, _before, { client }) =>
      client.invalidateQueries({ queryKey: productsQuery.queryKey }),
  });
  return (products, action) => {
    const { changes, reverse } = bulkChange(products, action);
    if (changes.length === 0) showToast({ tone: 'info', message: t('products.nothingToChange') });
    else mutate({ changes, reverse });
  };
}
