import { addProduct, editProduct, getProducts } from '@apiyard/api/contract/modules/shop';
import type { Product } from '@apiyard/api/contract/modules/shop';
import { useCopy } from '@apiyard/kit/copy.ts';
import { loadable } from '@apiyard/kit/data/loadable.ts';
import { mutation, query } from '@apiyard/kit/data/query.ts';
import { useLoadedOnce } from '@apiyard/kit/data/use-loaded-once.ts';
import { useIsStaying } from '@apiyard/kit/routing/own-address.ts';
import { servicesOf } from '@apiyard/kit/routing/route.ts';
import { showToast } from '@apiyard/kit/toast.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useNavigate, useParams } from 'react-router';
import { productsOf } from '../products-of.ts';
import { ProductScreen } from './ProductScreen.tsx';
import { productsCopy } from './products-copy.ts';

export function loader(args: LoaderFunctionArgs): null {
  if (args.params['id'] !== undefined) void servicesOf(args).queryClient.prefetchQuery(query(getProducts, {}));
  return null;
}

const invalidates = [getProducts];

export function Component() {
  const { id } = useParams();
  return id === undefined ? <AddProduct /> : <EditProduct key={id} id={Number(id)} />;
}

/** Shows the list once a product is saved. */
function useSaved(): () => void {
  const t = useCopy(productsCopy);
  const navigate = useNavigate();
  const isStaying = useIsStaying();
  return () => {
    showToast({ tone: 'success', message: t('products.saved') });
    if (isStaying()) void navigate('/apps/ecommerce/list');
  };
}

function AddProduct() {
  const saved = useSaved();
  const { mutate, ...sending } = useMutation(mutation(addProduct, { invalidates }));
  return (
    <ProductScreen
      product={useMemo(() => ({ state: 'done', value: null }) as const, [])}
      sending={{ ...sending, mutate: (input) => mutate(input, { onSuccess: saved }) }}
      onRetry={() => undefined}
    />
  );
}

function EditProduct({ id }: { readonly id: number }) {
  const saved = useSaved();
  const products = useQuery({ ...query(getProducts, {}), select: productsOf });
  const loaded = useLoadedOnce(products);
  const { mutate, ...sending } = useMutation(mutation(editProduct, { invalidates }));
  const product = useMemo(
    () =>
      loaded.state === 'done'
        ? loadable<Product | 'missing'>({ data: loaded.value.find((one) => one.id === id) ?? 'missing', error: null })
        : loaded,
    [loaded, id],
  );
  return (
    <ProductScreen
      product={product}
      sending={{ ...sending, mutate: (input) => mutate({ ...input, id }, { onSuccess: saved }) }}
      onRetry={() => void products.refetch()}
    />
  );
}
