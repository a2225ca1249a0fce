/** Changes of several products together, and what takes them back. */
import type { Product, ProductChange } from '@apiyard/api/contract/modules/shop';
import { percentOf } from '@apiyard/api/contract/modules/shop/sums';

export type BulkAction =
  | { readonly kind: 'publish' }
  | { readonly kind: 'unpublish' }
  | { readonly kind: 'stock'; readonly stock: number }
  | { readonly kind: 'category'; readonly category: Product['category'] }
  /** In percent of the price before the discount; 0 ends the discount. */
  | { readonly kind: 'discount'; readonly percent: number };

interface Both {
  readonly after: ProductChange;
  readonly before: ProductChange;
}

/** Null for a product that already is so. */
function changeOf(product: Product, action: BulkAction): Both | null {
  const { id, stock, category, price, salesPrice, status, publishAt } = product;
  if (action.kind === 'stock')
    return stock === action.stock ? null : { after: { id, stock: action.stock }, before: { id, stock } };
  if (action.kind === 'category')
    return category === action.category ? null : { after: { id, category: action.category }, before: { id, category } };
  if (action.kind === 'discount') {
    const reduced = Math.max(1, price - percentOf(price, action.percent));
    return reduced === salesPrice
      ? null
      : { after: { id, pricing: { price, salesPrice: reduced } }, before: { id, pricing: { price, salesPrice } } };
  }
  const next = action.kind === 'publish' ? 'published' : 'draft';
  return status === next
    ? null
    : {
        after: { id, publishing: { status: next, publishAt: null } },
        before: { id, publishing: { status, publishAt } },
      };
}

export interface BulkChange {
  readonly changes: readonly ProductChange[];
  /** The same fields as they were. */
  readonly reverse: readonly ProductChange[];
}

/** What an action changes. Products that already are so are left out. */
export function bulkChange(products: readonly Product[], action: BulkAction): BulkChange {
  const both = products.flatMap((product) => changeOf(product, action) ?? []);
  return { changes: both.map(({ after }) => after), reverse: both.map(({ before }) => before) };
}

/** The products with changes that are not saved yet. */
export function withChanges(products: readonly Product[], changes: readonly ProductChange[]): Product[] {
  const byId = new Map(changes.map((change) => [change.id, change]));
  return products.map((product) => {
    const change = byId.get(product.id);
    if (change === undefined) return product;
    const { pricing, publishing, stock = product.stock, category = product.category } = change;
    return { ...product, stock, category, ...pricing, ...publishing };
  });
}
