import { deleteProducts, getProducts, restoreProducts } from '@apiyard/api/contract/modules/shop';
import { useCopy } from '@apiyard/kit/copy.ts';
import { loadable } from '@apiyard/kit/data/loadable.ts';
import { query } from '@apiyard/kit/data/query.ts';
import { apiOf } from '@apiyard/kit/data/query-client.ts';
import { useOwnSearch } from '@apiyard/kit/routing/own-address.ts';
import { servicesOf } from '@apiyard/kit/routing/route.ts';
import { showToast } from '@apiyard/kit/toast.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router';
import { ShopActions } from '../parts/ShopActions.tsx';
import { productsOf } from '../products-of.ts';
import { ListScreen } from './ListScreen.tsx';
import { productsCopy } from './products-copy.ts';
import { useChangeProducts } from './use-change-products.ts';

const productsQuery = query(getProducts, {});

export function loader(args: LoaderFunctionArgs): null {
  void servicesOf(args).queryClient.prefetchQuery(productsQuery);
  return null;
}

/** The view changes only what is shown of the same products. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

export function Component() {
  const products = useQuery({ ...productsQuery, select: productsOf });
  const [params, setParams] = useOwnSearch();
  return (
    <ListScreen
      products={loadable(products)}
      params={params}
      actions={<ShopActions />}
      onParams={(next) => setParams(next, { replace: true, preventScrollReset: true })}
      onChange={useChangeProducts()}
      onDelete={useDeleteProducts()}
      onRetry={() => void products.refetch()}
    />
  );
}

/** Deletes products immediately, and offers to restore them. */
function useDeleteProducts(): (ids: readonly number[]) => void {
  const t = useCopy(productsCopy);
  const restoring = useMutation({
    mutationFn: (ids: readonly number[], { client }) => apiOf(client).send(restoreProducts, { ids: [...ids] }),
    onError: () => showToast({ tone: 'error', message: t('products.notRestored') }),
    onSettled: (_data, _error, _ids, _before, { client }) =>
      client.invalidateQueries({ queryKey: productsQuery.queryKey }),
  });
  const deleting = useMutation({
    mutationFn: (ids: readonly number[], { client }) => apiOf(client).send(deleteProducts, { ids: [...ids] }),
    async onMutate(ids, { client }) {
      await client.cancelQueries({ queryKey: productsQuery.queryKey });
      client.setQueryData(
        productsQuery.queryKey,
        (before) => before && { ...before, data: before.data.filter(({ id }) => !ids.includes(id)) },
      );
    },
    onSuccess(_data, ids) {
      showToast({
        tone: 'success',
        message: t('products.deleted', { count: ids.length }),
        action: { label: t('products.undo'), onPress: () => restoring.mutate(ids) },
      });
    },
    onError: () => showToast({ tone: 'error', message: t('products.notDeleted') }),
    onSettled: (_data, _error, _ids, _before, { client }) =>
      client.invalidateQueries({ queryKey: productsQuery.queryKey }),
  });
  return (ids) => deleting.mutate(ids);
}
