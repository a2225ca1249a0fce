import { getProducts, getReviews, getWishlist } from '@apiyard/api/contract/modules/shop';
import { getAddress, getCart, saveCart } from '@apiyard/api/contract/modules/shop-orders';
import type { Address, CartItem } from '@apiyard/api/contract/modules/shop-orders';
import { fixture } from '@apiyard/kit/story/fixture.ts';
import { storyProducts, storyReviews } from './story-products.ts';

export const storyAddress: Address = {
  name: 'Noor Amrani',
  email: 'noor@example.com',
  street: 'Example Street 1',
  extra: '',
  postalCode: '10115',
  city: 'Berlin',
  country: 'DE',
};

/** The calls of the shop's pages. */
export const shopFixtures = ({ cart = [], address = null }: { cart?: CartItem[]; address?: Address | null } = {}) => [
  fixture(getProducts, { success: true, data: [...storyProducts] }),
  fixture(getWishlist, { success: true, data: [] }),
  fixture(getReviews, { success: true, data: [...storyReviews] }),
  fixture(getCart, { success: true, data: cart }),
  fixture(saveCart, ({ input }) => ({ success: true as const, data: input.items })),
  fixture(getAddress, { success: true, data: address }),
];
