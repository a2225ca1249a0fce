/**
 * Invoices as UBL 2.1, in the form of EN 16931. Names in comments (BT, BG, BR) are those of the standard. It has no
 * element for fax numbers (`UBL-CR-239`), and none that this product does not ask for.
 */
import type { Invoice, Order } from '@apiyard/api/contract/modules/invoices';
import { countries } from '../countries/countries.ts';
import { currencyDigits } from '../sums/minor.ts';
import { totalsOf } from '../sums/totals.ts';
import type { Xml } from './xml.ts';
import { element, optional, writeXml } from './xml.ts';

/** Why an invoice cannot be exported: the seller has no VAT identifier, or the customer's has no prefix. */
export type UblProblem = 'noTaxId' | 'wrongTaxId';

/** VAT identifiers begin with a country's code (BR-CO-09). Greece uses EL. */
const isTaxId = (text: string) =>
  /^[A-Z]{2}[0-9A-Za-z+*.]{2,}$/.test(compact(text)) && [...countries, 'EL'].includes(compact(text).slice(0, 2));
const compact = (text: string) => text.replaceAll(/\s/g, '');

export function ublProblemOf({ billFromTaxId, billToTaxId }: Invoice): UblProblem | null {
  // BR-CO-26, BR-S-02 and BR-Z-02.
  if (!isTaxId(billFromTaxId)) return 'noTaxId';
  return billToTaxId !== '' && !isTaxId(billToTaxId) ? 'wrongTaxId' : null;
}

/** The code of a VAT category (UNCL5305): standard or zero-rated. */
const categoryOf = (rate: number) => (rate > 0 ? 'S' : 'Z');

/** 'One' (UN/ECE Recommendation 20): invoices have quantities without units. */
const unitCode = 'C62';

/** The document as text. The invoice has no problem that `ublProblemOf` finds. */
export function ublOf(invoice: Invoice): string {
  const { id, orderDate, dueDate, currency, note, orders, totalCost, vat, grandTotal } = invoice;
  const digits = currencyDigits(currency);
  const money = (name: string, value: number) => element(name, value.toFixed(digits), { currencyID: currency });
  const { rates } = totalsOf(orders, currency);
  return writeXml(
    element(
      'Invoice',
      [
        element('cbc:CustomizationID', 'urn:cen.eu:en16931:2017'),
        element('cbc:ID', String(id)),
        element('cbc:IssueDate', orderDate),
        dueDate === null ? null : element('cbc:DueDate', dueDate),
        // Commercial invoice (UNCL1001).
        element('cbc:InvoiceTypeCode', '380'),
        optional('cbc:Note', note.trim()),
        element('cbc:DocumentCurrencyCode', currency),
        element('cac:AccountingSupplierParty', [sellerOf(invoice)]),
        element('cac:AccountingCustomerParty', [buyerOf(invoice)]),
        // BR-CO-25: an amount due needs a date or terms.
        dueDate === null ? element('cac:PaymentTerms', [element('cbc:Note', 'On receipt')]) : null,
        element('cac:TaxTotal', [
          money('cbc:TaxAmount', vat),
          ...rates.map(({ rate, base, vat: part }) =>
            element('cac:TaxSubtotal', [
              money('cbc:TaxableAmount', base),
              money('cbc:TaxAmount', part),
              taxCategory('cac:TaxCategory', rate),
            ]),
          ),
        ]),
        element('cac:LegalMonetaryTotal', [
          money('cbc:LineExtensionAmount', totalCost),
          money('cbc:TaxExclusiveAmount', totalCost),
          money('cbc:TaxInclusiveAmount', grandTotal),
          money('cbc:PayableAmount', grandTotal),
        ]),
        ...orders.map((order, index) => lineOf(order, index + 1, money)),
      ],
      {
        xmlns: 'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2',
        'xmlns:cac': 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
        'xmlns:cbc': 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
      },
    ),
  );
}

function taxCategory(name: string, rate: number): Xml {
  return element(name, [
    element('cbc:ID', categoryOf(rate)),
    element('cbc:Percent', String(rate)),
    element('cac:TaxScheme', [element('cbc:ID', 'VAT')]),
  ]);
}

function lineOf(
  { itemName, unitPrice, units, unitTotalPrice, vatRate }: Order,
  number: number,
  money: (name: string, value: number) => Xml,
): Xml {
  return element('cac:InvoiceLine', [
    element('cbc:ID', String(number)),
    element('cbc:InvoicedQuantity', String(units), { unitCode }),
    money('cbc:LineExtensionAmount', unitTotalPrice),
    element('cac:Item', [element('cbc:Name', itemName), taxCategory('cac:ClassifiedTaxCategory', vatRate)]),
    element('cac:Price', [money('cbc:PriceAmount', unitPrice)]),
  ]);
}

interface Party {
  readonly name: string;
  readonly address: string;
  readonly country: string;
  readonly email: string;
  readonly phone: string;
  readonly taxId: string;
}

const sellerOf = (invoice: Invoice) =>
  partyOf({
    name: invoice.billFrom,
    address: invoice.billFromAddress,
    country: invoice.billFromCountry,
    email: invoice.billFromEmail,
    phone: invoice.billFromPhone,
    taxId: invoice.billFromTaxId,
  });

const buyerOf = (invoice: Invoice) =>
  partyOf({
    name: invoice.billTo,
    address: invoice.billToAddress,
    country: invoice.billToCountry,
    email: invoice.billToEmail,
    phone: invoice.billToPhone,
    taxId: invoice.billToTaxId,
  });

function partyOf({ name, address, country, email, phone, taxId }: Party): Xml {
  const [first = '', second = '', ...others] = address
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return element('cac:Party', [
    element('cac:PostalAddress', [
      optional('cbc:StreetName', first),
      optional('cbc:AdditionalStreetName', second),
      others.length === 0 ? null : element('cac:AddressLine', [element('cbc:Line', others.join(', '))]),
      element('cac:Country', [element('cbc:IdentificationCode', country)]),
    ]),
    taxId === ''
      ? null
      : element('cac:PartyTaxScheme', [
          element('cbc:CompanyID', compact(taxId)),
          element('cac:TaxScheme', [element('cbc:ID', 'VAT')]),
        ]),
    element('cac:PartyLegalEntity', [element('cbc:RegistrationName', name)]),
    phone === '' && email === ''
      ? null
      : element('cac:Contact', [optional('cbc:Telephone', phone), optional('cbc:ElectronicMail', email)]),
  ]);
}
