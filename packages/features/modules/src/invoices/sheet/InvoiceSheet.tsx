import type { Invoice } from '@apiyard/api/contract/modules/invoices';
import { useCopy } from '@apiyard/kit/copy.ts';
import { invoicesCopy } from '../invoices-copy.ts';
import { totalsOf } from '../sums/totals.ts';
import { useInvoiceFormat } from '../use-invoice-format.ts';
import * as css from './InvoiceSheet.css.ts';
import { SheetParty } from './SheetParty.tsx';

/** The invoice as it is printed. */
export function InvoiceSheet({ invoice }: { readonly invoice: Invoice }) {
  const t = useCopy(invoicesCopy);
  const format = useInvoiceFormat();
  const { id, orderDate, dueDate, currency, orders, note } = invoice;
  const money = (amount: number) => <bdi>{format.money(amount, currency)}</bdi>;
  const headings = [
    t('invoices.line.item'),
    t('invoices.line.units'),
    t('invoices.line.price'),
    t('invoices.line.vat'),
    t('invoices.line.total'),
  ];
  return (
    <article className={css.sheet} aria-label={t('invoices.number', { number: id })}>
      <div className={css.head}>
        <SheetParty
          name={invoice.billFrom}
          address={invoice.billFromAddress}
          country={invoice.billFromCountry}
          email={invoice.billFromEmail}
          phone={invoice.billFromPhone}
          fax={invoice.billFromFax}
          taxId={invoice.billFromTaxId}
        />
        <div>
          <h2 className={css.heading}>{t('invoices.number', { number: id })}</h2>
          <dl className={css.facts}>
            <dt className={css.factName}>{t('invoices.column.issued')}</dt>
            <dd className={css.fact}>
              <time dateTime={orderDate}>{format.day(orderDate)}</time>
            </dd>
            <dt className={css.factName}>{t('invoices.column.due')}</dt>
            <dd className={css.fact}>
              {dueDate === null ? t('invoices.sheet.onReceipt') : <time dateTime={dueDate}>{format.day(dueDate)}</time>}
            </dd>
          </dl>
        </div>
      </div>
      <div className={css.head}>
        <SheetParty
          label={t('invoices.sheet.billTo')}
          name={invoice.billTo}
          address={invoice.billToAddress}
          country={invoice.billToCountry}
          email={invoice.billToEmail}
          phone={invoice.billToPhone}
          fax={invoice.billToFax}
          taxId={invoice.billToTaxId}
        />
      </div>
      <table className={css.table} aria-label={t('invoices.lines')}>
        <thead className={css.tableHead}>
          <tr aria-hidden>
            <td className={css.running} colSpan={headings.length}>
              {invoice.billFrom} · {t('invoices.number', { number: id })}
            </td>
          </tr>
          <tr>
            {headings.map((heading, index) => (
              <th key={heading} scope="col" className={css.columnHeading} {...(index > 0 && { 'data-end': true })}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={css.tableBody}>
          {orders.map((order) => (
            <tr key={order.id} className={css.line}>
              <th scope="row" className={css.itemCell}>
                <bdi>{order.itemName}</bdi>
              </th>
              <td className={css.figureCell}>
                <span className={css.cellName}>{headings[1]}</span>
                {format.units(order.units)}
              </td>
              <td className={css.figureCell}>
                <span className={css.cellName}>{headings[2]}</span>
                {money(order.unitPrice)}
              </td>
              <td className={css.rateCell}>{format.rate(order.vatRate)}</td>
              <td className={css.lastCell}>
                <span className={css.cellName}>{headings[4]}</span>
                {money(order.unitTotalPrice)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className={css.sums}>
        <dt className={css.sumName}>{t('invoices.sheet.subtotal')}</dt>
        <dd className={css.sum}>{money(invoice.totalCost)}</dd>
        <VatRows invoice={invoice} />
        <dt className={css.grandName}>{t('invoices.total')}</dt>
        <dd className={css.grandSum}>{money(invoice.grandTotal)}</dd>
      </dl>
      {note !== '' && (
        <p className={css.note}>
          <bdi>{note}</bdi>
        </p>
      )}
    </article>
  );
}

/** VAT by rate. */
function VatRows({ invoice: { orders, currency } }: { readonly invoice: Pick<Invoice, 'orders' | 'currency'> }) {
  const t = useCopy(invoicesCopy);
  const format = useInvoiceFormat();
  return totalsOf(orders, currency).rates.map(({ rate, base, vat }) => (
    <div key={rate} style={{ display: 'contents' }}>
      <dt className={css.sumName}>
        {t('invoices.sheet.vatOf', { rate: format.rate(rate), base: format.money(base, currency) })}
      </dt>
      <dd className={css.sum}>
        <bdi>{format.money(vat, currency)}</bdi>
      </dd>
    </div>
  ));
}
