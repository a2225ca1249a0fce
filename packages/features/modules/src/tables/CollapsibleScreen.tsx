import { Badge } from '@apiyard/ui/Badge';
import { Button } from '@apiyard/ui/Button';
import { Card } from '@apiyard/ui/Card';
import { IconButton } from '@apiyard/ui/IconButton';
import { Select } from '@apiyard/ui/Select';
import { Stack } from '@apiyard/ui/Stack';
import { visuallyHidden } from '@apiyard/ui/theme/visually-hidden.css';
import {
  IconAlertTriangle,
  IconArrowDown,
  IconArrowUp,
  IconChevronRight,
  IconCircleCheck,
  IconCircleX,
} from '@tabler/icons-react';
import { Fragment, useMemo } from 'react';
import { useCopy, useLanguage } from '@apiyard/kit/copy.ts';
import { useFormat } from '@apiyard/kit/format.ts';
import { localeOf } from '@apiyard/kit/settings/language.ts';
import { PageBand } from '@apiyard/kit/PageBand/PageBand.tsx';
import {
  arrow,
  body,
  cell,
  chevron,
  detail,
  detailRow,
  end,
  frame,
  heading,
  headings,
  history,
  historyCell,
  historyHeading,
  historyTitle,
  inlineLabel,
  opener,
  place,
  productName,
  quiet,
  row,
  sortBox,
  sortButton,
  sum,
  table,
  tools,
} from './CollapsibleScreen.css.ts';
import type { Order, OrderSort, SortColumn, Stock } from './orders.ts';
import { itemsOf, sortColumns, sorted, totalCents } from './orders.ts';
import { tablesCopy } from './tables-copy.ts';

export interface CollapsibleScreenProps {
  readonly orders: readonly Order[];
  readonly sort: OrderSort;
  readonly open: ReadonlySet<string>;
  readonly onSort: (sort: OrderSort) => void;
  readonly onOpen: (open: ReadonlySet<string>) => void;
}

const columns = {
  product: { label: 'tables.product', isEnd: false },
  customer: { label: 'tables.customer', isEnd: false },
  inventory: { label: 'tables.inventory', isEnd: false },
  price: { label: 'tables.price', isEnd: true },
  items: { label: 'tables.items', isEnd: true },
} as const satisfies Record<SortColumn, object>;

const products = {
  lamp: { name: 'tables.lamp', kind: 'tables.lamp.kind' },
  kettle: { name: 'tables.kettle', kind: 'tables.kettle.kind' },
  chair: { name: 'tables.chair', kind: 'tables.chair.kind' },
  notebook: { name: 'tables.notebook', kind: 'tables.notebook.kind' },
} as const satisfies Record<Order['id'], object>;

const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;
const stocks = {
  'in stock': { label: 'tables.inStock', tone: 'success', icon: <IconCircleCheck {...icon} /> },
  low: { label: 'tables.low', tone: 'warning', icon: <IconAlertTriangle {...icon} /> },
  'sold out': { label: 'tables.soldOut', tone: 'error', icon: <IconCircleX {...icon} /> },
} as const satisfies Record<Stock, object>;

/** Orders with expandable purchase history. */
export function CollapsibleScreen({ orders, sort, open, onSort, onOpen }: CollapsibleScreenProps) {
  const t = useCopy(tablesCopy);
  const locale = localeOf(useLanguage());
  const rows = useMemo(() => sorted(orders, sort, ({ id }) => t(products[id].name), locale), [orders, sort, t, locale]);
  const isAllOpen = orders.every(({ id }) => open.has(id));
  const sortBy = (column: SortColumn) =>
    onSort({
      column,
      direction: sort.column === column && sort.direction === 'ascending' ? 'descending' : 'ascending',
    });
  return (
    <Stack space={3}>
      <PageBand title={t('tables.title')} purpose={t('tables.purpose')} />
      <div className={frame}>
        <Stack space={2}>
          <div className={tools}>
            <div className={sortBox}>
              <SortSelect sort={sort} onSort={onSort} />
            </div>
            <Button onPress={() => onOpen(isAllOpen ? new Set() : new Set(orders.map(({ id }) => id)))}>
              {isAllOpen ? t('tables.collapseAll') : t('tables.expandAll')}
            </Button>
          </div>
          <Card padding="none">
            <table aria-label={t('tables.orders')} className={table}>
              <thead className={headings}>
                <tr>
                  <th scope="col" className={heading}>
                    <span className={visuallyHidden}>{t('tables.details')}</span>
                  </th>
                  {sortColumns.map((column) => {
                    const Arrow =
                      sort.column === column && sort.direction === 'descending' ? IconArrowDown : IconArrowUp;
                    return (
                      <th
                        key={column}
                        scope="col"
                        className={heading}
                        {...(columns[column].isEnd && { 'data-end': true })}
                        {...(sort.column === column && { 'aria-sort': sort.direction })}
                      >
                        <button type="button" className={sortButton} onClick={() => sortBy(column)}>
                          {t(columns[column].label)}
                          <Arrow {...icon} className={arrow} />
                        </button>
                      </th>
                    );
                  })}
                </tr>
              </thead>
              <tbody className={body}>
                {rows.map((order) => {
                  const isOpen = open.has(order.id);
                  const toggle = () =>
                    onOpen(isOpen ? new Set([...open].filter((id) => id !== order.id)) : new Set([...open, order.id]));
                  return <OrderRows key={order.id} order={order} isOpen={isOpen} onToggle={toggle} />;
                })}
              </tbody>
            </table>
          </Card>
        </Stack>
      </div>
    </Stack>
  );
}

function SortSelect({ sort, onSort }: Pick<CollapsibleScreenProps, 'sort' | 'onSort'>) {
  const t = useCopy(tablesCopy);
  return (
    <Select
      label={t('tables.sort')}
      isLabelHidden
      value={sort.column}
      onChange={(column) => onSort({ column, direction: 'ascending' })}
      options={sortColumns.map((id) => ({ id, label: t(columns[id].label) }))}
    />
  );
}

interface OrderRowsProps {
  readonly order: Order;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function OrderRows({ order, isOpen, onToggle }: OrderRowsProps) {
  const t = useCopy(tablesCopy);
  const format = useFormat();
  const money = useMoney();
  const { id, customer, stock, priceCents } = order;
  const product = t(products[id].name);
  const { label, ...badge } = stocks[stock];
  return (
    <Fragment>
      <tr className={row} {...(isOpen && { 'data-open': true })}>
        <td className={opener}>
          <IconButton
            label={isOpen ? t('tables.close', { product }) : t('tables.open', { product })}
            icon={
              <span className={chevron} {...(isOpen && { 'data-open': true })}>
                <IconChevronRight size={20} stroke={1.5} aria-hidden />
              </span>
            }
            onPress={onToggle}
          />
        </td>
        <th scope="row" className={`${cell} ${place.product}`}>
          <span className={productName}>{product}</span>
          <span className={quiet}>{t(products[id].kind)}</span>
        </th>
        <td className={`${cell} ${place.customer}`}>
          <bdi>{customer}</bdi>
        </td>
        <td className={`${cell} ${place.inventory}`}>
          <Badge {...badge}>{t(label)}</Badge>
        </td>
        <td className={`${cell} ${end} ${place.price}`}>{money(priceCents)}</td>
        <td className={`${cell} ${end} ${place.items}`}>
          <span className={inlineLabel}>{t('tables.items')} </span>
          {format.number(itemsOf(order))}
        </td>
      </tr>
      {isOpen && (
        <tr className={detailRow}>
          <td colSpan={sortColumns.length + 1} className={detail}>
            <History order={order} product={product} />
          </td>
        </tr>
      )}
    </Fragment>
  );
}

function History({ order, product }: { readonly order: Order; readonly product: string }) {
  const t = useCopy(tablesCopy);
  const format = useFormat();
  const money = useMoney();
  const locale = localeOf(useLanguage());
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <>
      <h2 className={historyTitle}>{t('tables.details')}</h2>
      <table aria-label={t('tables.historyOf', { product })} className={history}>
        <thead>
          <tr>
            <th scope="col" className={historyHeading}>
              {t('tables.date')}
            </th>
            <th scope="col" className={historyHeading}>
              {t('tables.buyer')}
            </th>
            <th scope="col" className={`${historyHeading} ${end}`}>
              {t('tables.amount')}
            </th>
            <th scope="col" className={`${historyHeading} ${end}`}>
              {t('tables.total')}
            </th>
          </tr>
        </thead>
        <tbody>
          {order.history.map((purchase) => (
            <tr key={purchase.day}>
              <th scope="row" className={historyCell}>
                <time dateTime={purchase.day}>{day.format(new Date(purchase.day))}</time>
              </th>
              <td className={historyCell}>
                <bdi>{purchase.buyer}</bdi>
              </td>
              <td className={`${historyCell} ${end}`}>
                <bdi>{`${format.number(purchase.amount)} × ${money(order.priceCents)}`}</bdi>
              </td>
              <td className={`${historyCell} ${end}`}>{money(totalCents(order, purchase))}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2} className={`${historyCell} ${sum}`}>
              {t('tables.total')}
            </th>
            <td className={`${historyCell} ${end} ${sum}`}>{format.number(itemsOf(order))}</td>
            <td className={`${historyCell} ${end} ${sum}`}>
              {money(order.history.reduce((all, purchase) => all + totalCents(order, purchase), 0))}
            </td>
          </tr>
        </tfoot>
      </table>
    </>
  );
}

function useMoney(): (cents: number) => string {
  const locale = localeOf(useLanguage());
  return useMemo(() => {
    const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
    return (cents) => money.format(cents / 100);
  }, [locale]);
}
