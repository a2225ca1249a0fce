/** The sample invoices without their texts. All companies, addresses, telephone numbers and identifiers are invented. */
import type { Invoice, Order } from '../../../../contract/modules/invoices.ts';

interface Party {
  readonly name: string;
  readonly address: string;
}

/** What differs by language. */
export interface InvoiceTexts {
  readonly seller: Party;
  /** The customers of 101 to 107. */
  readonly buyers: readonly [Party, Party, Party, Party, Party, Party, Party];
  readonly items: Readonly<Record<ItemName, string>>;
  readonly note: string;
}

type ItemName =
  | 'consulting'
  | 'table'
  | 'lamp'
  | 'book'
  | 'training'
  | 'freight'
  | 'hosting'
  | 'chair'
  | 'translation'
  | 'paper'
  | 'repair';

type Line = readonly [item: ItemName, unitPrice: number, units: number, unitTotalPrice: number, vatRate: number];

type Fixed = Pick<
  Invoice,
  'orderDate' | 'dueDate' | 'currency' | 'totalCost' | 'vat' | 'grandTotal' | 'status' | 'billToCountry'
> & { readonly email: string; readonly lines: readonly Line[]; readonly hasNote?: true };

const fixed: readonly Fixed[] = [
  {
    email: 'accounts@lantern.example',
    billToCountry: 'FR',
    orderDate: '2026-09-02',
    dueDate: '2026-10-02',
    currency: 'EUR',
    lines: [['book', 9, 10, 90, 10]],
    totalCost: 90,
    vat: 9,
    grandTotal: 99,
    status: 'Delivered',
    hasNote: true,
  },
  {
    email: 'office@northquay.example',
    billToCountry: 'BE',
    orderDate: '2026-09-14',
    dueDate: '2026-10-14',
    currency: 'EUR',
    lines: [
      ['table', 349.5, 4, 1398, 20],
      ['lamp', 42.9, 4, 171.6, 20],
      ['freight', 85, 1, 85, 20],
    ],
    totalCost: 1654.6,
    vat: 330.92,
    grandTotal: 1985.52,
    status: 'Delivered',
  },
  {
    email: 'billing@saltmill.example',
    billToCountry: 'IE',
    orderDate: '2026-09-28',
    dueDate: '2026-10-28',
    currency: 'EUR',
    lines: [
      ['training', 480, 2.5, 1200, 20],
      ['book', 9, 12, 108, 5.5],
    ],
    totalCost: 1308,
    vat: 245.94,
    grandTotal: 1553.94,
    status: 'Shipped',
  },
  {
    email: 'finance@cedarworks.example',
    billToCountry: 'AE',
    orderDate: '2026-10-06',
    dueDate: null,
    currency: 'AED',
    lines: [
      ['hosting', 129, 12, 1548, 5],
      ['repair', 210.75, 1, 210.75, 5],
    ],
    totalCost: 1758.75,
    vat: 87.94,
    grandTotal: 1846.69,
    status: 'Shipped',
  },
  {
    email: 'post@bluetile.example',
    billToCountry: 'DE',
    orderDate: '2026-10-19',
    dueDate: '2026-11-18',
    currency: 'EUR',
    lines: [
      ['translation', 0.14, 18_250, 2555, 20],
      ['consulting', 95, 6, 570, 20],
    ],
    totalCost: 3125,
    vat: 625,
    grandTotal: 3750,
    status: 'Pending',
    hasNote: true,
  },
  {
    email: 'orders@plumandpine.example',
    billToCountry: 'CN',
    orderDate: '2026-11-03',
    dueDate: '2026-12-03',
    currency: 'CNY',
    lines: [
      ['chair', 620, 8, 4960, 13],
      ['paper', 18.35, 40, 734, 13],
      ['freight', 260, 1, 260, 9],
    ],
    totalCost: 5954,
    vat: 763.62,
    grandTotal: 6717.62,
    status: 'Pending',
  },
  {
    email: 'hello@quietharbour.example',
    billToCountry: 'GB',
    orderDate: '2026-11-17',
    dueDate: '2026-12-17',
    currency: 'GBP',
    lines: [
      ['consulting', 82.5, 3.25, 268.13, 20],
      ['book', 7.99, 3, 23.97, 0],
    ],
    totalCost: 292.1,
    vat: 53.63,
    grandTotal: 345.73,
    status: 'Pending',
  },
];

export function invoicesOf({ seller, buyers, items, note }: InvoiceTexts): Invoice[] {
  return fixed.map(({ email, billToCountry, lines, hasNote = false, ...invoice }, index) => ({
    id: 101 + index,
    billFrom: seller.name,
    billFromEmail: 'invoices@paperkite.example',
    billFromAddress: seller.address,
    // Numbers that are never assigned (Ofcom, fictional use).
    billFromPhone: '+44 1632 960100',
    billFromFax: '+44 1632 960101',
    billFromCountry: 'FR',
    billFromTaxId: 'FR00000000000',
    billTo: buyers[index]?.name ?? '',
    billToEmail: email,
    billToAddress: buyers[index]?.address ?? '',
    billToPhone: `+44 1632 9602${index}0`,
    billToFax: index % 2 === 0 ? `+44 1632 9602${index}1` : '',
    billToCountry,
    billToTaxId: '',
    orders: lines.map(([item, unitPrice, units, unitTotalPrice, vatRate], line): Order => ({
      id: `${line + 1}`,
      itemName: items[item],
      unitPrice,
      units,
      unitTotalPrice,
      vatRate,
    })),
    note: hasNote ? note : '',
    completed: invoice.status === 'Delivered',
    isSelected: false,
    ...invoice,
  }));
}
