import { getWishlist, setWished } from '@apiyard/api/contract/modules/shop';
import { translatorOf } from '@apiyard/kit/copy.ts';
import { query } from '@apiyard/kit/data/query.ts';
import { apiOf } from '@apiyard/kit/data/query-client.ts';
import { showToast } from '@apiyard/kit/toast.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { shopCopy } from './shop-copy.ts';

const wishlistQuery = query(getWishlist, {});
const none: readonly number[] = [];

/** The products in the wishlist, the latest first. Changes show immediately, and are undone if they cannot be saved. */
export function useWishlist(): {
  readonly wishlist: readonly number[];
  readonly wish: (id: number, isWished: boolean) => void;
} {
  const { data } = useQuery(wishlistQuery);
  const { mutate } = useMutation({
    scope: { id: 'wishlist' },
    mutationFn: (input: { id: number; isWished: boolean }, { client }) => apiOf(client).send(setWished, input),
    async onMutate({ id, isWished }, { client }) {
      await client.cancelQueries({ queryKey: wishlistQuery.queryKey });
      client.setQueryData(wishlistQuery.queryKey, (before) => {
        if (before === undefined) return undefined;
        const others = before.data.filter((other) => other !== id);
        return { ...before, data: isWished ? [id, ...others] : others };
      });
    },
    onError() {
      showToast({ tone: 'error', message: translatorOf(shopCopy)('shop.wish.failed') });
    },
    onSettled: (_data, _error, _input, _before, { client }) =>
      client.invalidateQueries({ queryKey: wishlistQuery.queryKey }),
  });
  return { wishlist: data?.data ?? none, wish: (id, isWished) => mutate({ id, isWished }) };
}
