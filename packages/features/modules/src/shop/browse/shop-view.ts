/** What the shop shows: search, filters and order, as they are in the URL. */
import type { Category, Gender, Product } from '@apiyard/api/contract/modules/shop';
import { categories, genders } from '@apiyard/api/contract/modules/shop';
import { readCompared, withCompared } from '../compare/compared.ts';
import { isInShop } from '../in-shop.ts';

/** Prices in euro. The upper end is included. */
export const priceBands = ['0-50', '50-100', '100-200', 'over-200'] as const;
export type PriceBand = (typeof priceBands)[number];

export const sortOrders = ['newest', 'price-up', 'price-down', 'discounted'] as const;
export type SortOrder = (typeof sortOrders)[number];

/** The lowest average of the reviews. */
export const ratings = ['4', '3', '2', '1'] as const;
export type LeastRating = (typeof ratings)[number];

export interface ShopFilters {
  readonly category: Category | 'All';
  readonly gender: Gender | 'All';
  readonly price: PriceBand | 'All';
  /** A hex colour. */
  readonly color: string;
  readonly rating: LeastRating | 'All';
}
export type FilterName = keyof ShopFilters;

export interface ShopView extends ShopFilters {
  readonly query: string;
  readonly sort: SortOrder;
  /** Only what is in the wishlist. */
  readonly isWished: boolean;
  /** Ids of the products that are chosen for comparison. */
  readonly compare: readonly number[];
}

const noFilters: ShopFilters = { category: 'All', gender: 'All', price: 'All', color: 'All', rating: 'All' };
export const firstShopView: ShopView = { ...noFilters, query: '', sort: 'newest', isWished: false, compare: [] };

/** As the specification has it (section 4), and the rating; the search and the comparison stay. */
export function withoutShopFilters(view: ShopView): ShopView {
  return { ...view, ...noFilters, sort: 'newest', isWished: false };
}

export function hasFilters(view: ShopView): boolean {
  return view.isWished || (Object.keys(noFilters) as FilterName[]).some((name) => view[name] !== 'All');
}

const isColor = (text: string) => /^[0-9a-f]{6}$/.test(text);

/** The view in the URL. What is not known there is ignored. */
export const shopInAddress = {
  read(params: URLSearchParams): ShopView {
    const one = <Value extends string, Other>(name: string, known: readonly Value[], other: Other) =>
      known.find((value) => value === params.get(name)) ?? other;
    const color = params.get('color') ?? '';
    return {
      query: params.get('query') ?? '',
      category: one('category', categories, 'All'),
      gender: one('gender', genders, 'All'),
      price: one('price', priceBands, 'All'),
      color: isColor(color) ? `#${color}` : 'All',
      rating: one('rating', ratings, 'All'),
      sort: one('sort', sortOrders, 'newest'),
      isWished: params.get('wishlist') === 'yes',
      compare: readCompared(params),
    };
  },
  write({ query, color, sort, isWished, compare, ...filters }: ShopView): URLSearchParams {
    const params = new URLSearchParams();
    if (query !== '') params.set('query', query);
    for (const [name, value] of Object.entries(filters)) if (value !== 'All') params.set(name, value);
    if (color !== 'All') params.set('color', color.slice(1));
    if (sort !== 'newest') params.set('sort', sort);
    if (isWished) params.set('wishlist', 'yes');
    return withCompared(params, compare);
  },
};

/** The band of a price in cents. */
export function bandOf(cents: number): PriceBand {
  return cents <= 5000 ? '0-50' : cents <= 10_000 ? '50-100' : cents <= 20_000 ? '100-200' : 'over-200';
}

const passes: { readonly [Name in FilterName]: (product: Product, value: ShopFilters[Name]) => boolean } = {
  category: ({ category }, value) => category === value,
  gender: ({ gender }, value) => gender === value,
  price: ({ salesPrice }, value) => bandOf(salesPrice) === value,
  color: ({ colors }, value) => colors.includes(value),
  rating: ({ rating }, value) => rating >= Number(value),
};

const passesFilter = <Name extends FilterName>(product: Product, name: Name, value: ShopFilters[Name]): boolean =>
  value === 'All' || passes[name](product, value);

function passesOthers(product: Product, view: ShopView, but?: FilterName): boolean {
  return (Object.keys(passes) as FilterName[]).every(
    (name) => name === but || passesFilter(product, name, view[name] as never),
  );
}

interface Shown {
  readonly view: ShopView;
  readonly wishlist: readonly number[];
  readonly nowMs: number;
  readonly locale: string;
}

function searched(products: readonly Product[], { view, wishlist, nowMs, locale }: Shown): readonly Product[] {
  const words = view.query.toLocaleLowerCase(locale).split(/\s+/).filter(Boolean);
  return products.filter((product) => {
    const text = `${product.title} ${product.description}`.toLocaleLowerCase(locale);
    return (
      isInShop(product, nowMs) &&
      (!view.isWished || wishlist.includes(product.id)) &&
      words.every((word) => text.includes(word))
    );
  });
}

const byNewest = (a: Product, b: Product) => b.created.localeCompare(a.created) || b.id - a.id;
const orders: Readonly<Record<SortOrder, (a: Product, b: Product) => number>> = {
  newest: byNewest,
  'price-up': (a, b) => a.salesPrice - b.salesPrice || byNewest(a, b),
  'price-down': (a, b) => b.salesPrice - a.salesPrice || byNewest(a, b),
  discounted: (a, b) => b.discount - a.discount || byNewest(a, b),
};

/** The products that a view shows, in its order. */
export function shownProducts(products: readonly Product[], shown: Shown): readonly Product[] {
  return searched(products, shown)
    .filter((product) => passesOthers(product, shown.view))
    .toSorted(orders[shown.view.sort]);
}

/** How many products each value of a filter would show, with the search and the other filters as they are. */
export function countsOf(products: readonly Product[], name: FilterName, shown: Shown): (value: string) => number {
  const candidates = searched(products, shown).filter((product) => passesOthers(product, shown.view, name));
  return (value) => candidates.filter((product) => passesFilter(product, name, value as never)).length;
}
