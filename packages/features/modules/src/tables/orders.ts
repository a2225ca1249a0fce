/** Static sample orders. Prices are in cents, so that sums are exact. */

export type Stock = 'in stock' | 'low' | 'sold out';

export interface Purchase {
  /** ISO 8601 day. */
  readonly day: string;
  readonly buyer: string;
  readonly amount: number;
}

export interface Order {
  readonly id: 'lamp' | 'kettle' | 'chair' | 'notebook';
  readonly customer: string;
  readonly stock: Stock;
  readonly priceCents: number;
  readonly history: readonly Purchase[];
}

export const orders: readonly Order[] = [
  {
    id: 'lamp',
    customer: 'Amina Haddad',
    stock: 'in stock',
    priceCents: 8950,
    history: [
      { day: '2026-10-28', buyer: 'Jonas Lindqvist', amount: 2 },
      { day: '2026-09-14', buyer: 'Mei Tanaka', amount: 1 },
    ],
  },
  {
    id: 'kettle',
    customer: 'Tomás Ferreira',
    stock: 'low',
    priceCents: 4290,
    history: [
      { day: '2026-11-03', buyer: 'Amina Haddad', amount: 3 },
      { day: '2026-08-22', buyer: 'Oksana Melnyk', amount: 4 },
    ],
  },
  {
    id: 'chair',
    customer: 'Li Wei',
    stock: 'sold out',
    priceCents: 12_400,
    history: [
      { day: '2026-10-09', buyer: 'Samuel Okoye', amount: 6 },
      { day: '2026-07-30', buyer: 'Tomás Ferreira', amount: 2 },
    ],
  },
  {
    id: 'notebook',
    customer: 'Claire Dubois',
    stock: 'in stock',
    priceCents: 1175,
    history: [
      { day: '2026-11-12', buyer: 'Li Wei', amount: 12 },
      { day: '2026-10-19', buyer: 'Nadia Rahman', amount: 8 },
    ],
  },
];

/** Number of earlier purchases. */
export function itemsOf({ history }: Order): number {
  return history.reduce((sum, { amount }) => sum + amount, 0);
}

/** Amount × price. */
export function totalCents({ priceCents }: Order, { amount }: Purchase): number {
  return priceCents * amount;
}

export const sortColumns = ['product', 'customer', 'inventory', 'price', 'items'] as const;
export type SortColumn = (typeof sortColumns)[number];

export interface OrderSort {
  readonly column: SortColumn;
  readonly direction: 'ascending' | 'descending';
}

const stockRank: Readonly<Record<Stock, number>> = { 'sold out': 0, low: 1, 'in stock': 2 };

/** Sorted orders. @param nameOf localized product name */
export function sorted(
  list: readonly Order[],
  { column, direction }: OrderSort,
  nameOf: (order: Order) => string,
  locale: string,
): readonly Order[] {
  const { compare } = new Intl.Collator(locale);
  const by: Record<SortColumn, (a: Order, b: Order) => number> = {
    product: (a, b) => compare(nameOf(a), nameOf(b)),
    customer: (a, b) => compare(a.customer, b.customer),
    inventory: (a, b) => stockRank[a.stock] - stockRank[b.stock],
    price: (a, b) => a.priceCents - b.priceCents,
    items: (a, b) => itemsOf(a) - itemsOf(b),
  };
  const inOrder = list.toSorted(by[column]);
  return direction === 'ascending' ? inOrder : inOrder.toReversed();
}
