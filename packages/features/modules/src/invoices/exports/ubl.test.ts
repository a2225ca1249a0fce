import { expect, test } from 'vitest';
import { storyInvoice, storyInvoices } from '../story/story-invoices.ts';
import { ublOf, ublProblemOf } from './ubl.ts';

test('writes an invoice with two VAT rates as the elements of EN 16931, in their order', () => {
  expect(ublOf(storyInvoices[1])).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2" xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2" xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">
  <cbc:CustomizationID>urn:cen.eu:en16931:2017</cbc:CustomizationID>
  <cbc:ID>102</cbc:ID>
  <cbc:IssueDate>2026-09-14</cbc:IssueDate>
  <cbc:DueDate>2026-10-14</cbc:DueDate>
  <cbc:InvoiceTypeCode>380</cbc:InvoiceTypeCode>
  <cbc:Note>Thank you for your order. Include the invoice number with your payment.</cbc:Note>
  <cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>
  <cac:AccountingSupplierParty>
    <cac:Party>
      <cac:PostalAddress>
        <cbc:StreetName>12 Weathervane Lane</cbc:StreetName>
        <cbc:AdditionalStreetName>Upper Inkwell</cbc:AdditionalStreetName>
        <cac:Country>
          <cbc:IdentificationCode>FR</cbc:IdentificationCode>
        </cac:Country>
      </cac:PostalAddress>
      <cac:PartyTaxScheme>
        <cbc:CompanyID>FR00000000000</cbc:CompanyID>
        <cac:TaxScheme>
          <cbc:ID>VAT</cbc:ID>
        </cac:TaxScheme>
      </cac:PartyTaxScheme>
      <cac:PartyLegalEntity>
        <cbc:RegistrationName>Paper Kite Studio</cbc:RegistrationName>
      </cac:PartyLegalEntity>
      <cac:Contact>
        <cbc:Telephone>+44 1632 960100</cbc:Telephone>
        <cbc:ElectronicMail>invoices@paperkite.example</cbc:ElectronicMail>
      </cac:Contact>
    </cac:Party>
  </cac:AccountingSupplierParty>
  <cac:AccountingCustomerParty>
    <cac:Party>
      <cac:PostalAddress>
        <cbc:StreetName>3 Candle Steps</cbc:StreetName>
        <cbc:AdditionalStreetName>Port Marrow</cbc:AdditionalStreetName>
        <cac:Country>
          <cbc:IdentificationCode>FR</cbc:IdentificationCode>
        </cac:Country>
      </cac:PostalAddress>
      <cac:PartyLegalEntity>
        <cbc:RegistrationName>North Quay Offices</cbc:RegistrationName>
      </cac:PartyLegalEntity>
      <cac:Contact>
        <cbc:Telephone>+44 1632 960200</cbc:Telephone>
        <cbc:ElectronicMail>accounts@lantern.example</cbc:ElectronicMail>
      </cac:Contact>
    </cac:Party>
  </cac:AccountingCustomerParty>
  <cac:TaxTotal>
    <cbc:TaxAmount currencyID="EUR">284.28</cbc:TaxAmount>
    <cac:TaxSubtotal>
      <cbc:TaxableAmount currencyID="EUR">1398.00</cbc:TaxableAmount>
      <cbc:TaxAmount currencyID="EUR">279.60</cbc:TaxAmount>
      <cac:TaxCategory>
        <cbc:ID>S</cbc:ID>
        <cbc:Percent>20</cbc:Percent>
        <cac:TaxScheme>
          <cbc:ID>VAT</cbc:ID>
        </cac:TaxScheme>
      </cac:TaxCategory>
    </cac:TaxSubtotal>
    <cac:TaxSubtotal>
      <cbc:TaxableAmount currencyID="EUR">85.00</cbc:TaxableAmount>
      <cbc:TaxAmount currencyID="EUR">4.68</cbc:TaxAmount>
      <cac:TaxCategory>
        <cbc:ID>S</cbc:ID>
        <cbc:Percent>5.5</cbc:Percent>
        <cac:TaxScheme>
          <cbc:ID>VAT</cbc:ID>
        </cac:TaxScheme>
      </cac:TaxCategory>
    </cac:TaxSubtotal>
  </cac:TaxTotal>
  <cac:LegalMonetaryTotal>
    <cbc:LineExtensionAmount currencyID="EUR">1483.00</cbc:LineExtensionAmount>
    <cbc:TaxExclusiveAmount currencyID="EUR">1483.00</cbc:TaxExclusiveAmount>
    <cbc:TaxInclusiveAmount currencyID="EUR">1767.28</cbc:TaxInclusiveAmount>
    <cbc:PayableAmount currencyID="EUR">1767.28</cbc:PayableAmount>
  </cac:LegalMonetaryTotal>
  <cac:InvoiceLine>
    <cbc:ID>1</cbc:ID>
    <cbc:InvoicedQuantity unitCode="C62">4</cbc:InvoicedQuantity>
    <cbc:LineExtensionAmount currencyID="EUR">1398.00</cbc:LineExtensionAmount>
    <cac:Item>
      <cbc:Name>Height-adjustable table, oak</cbc:Name>
      <cac:ClassifiedTaxCategory>
        <cbc:ID>S</cbc:ID>
        <cbc:Percent>20</cbc:Percent>
        <cac:TaxScheme>
          <cbc:ID>VAT</cbc:ID>
        </cac:TaxScheme>
      </cac:ClassifiedTaxCategory>
    </cac:Item>
    <cac:Price>
      <cbc:PriceAmount currencyID="EUR">349.50</cbc:PriceAmount>
    </cac:Price>
  </cac:InvoiceLine>
  <cac:InvoiceLine>
    <cbc:ID>2</cbc:ID>
    <cbc:InvoicedQuantity unitCode="C62">1</cbc:InvoicedQuantity>
    <cbc:LineExtensionAmount currencyID="EUR">85.00</cbc:LineExtensionAmount>
    <cac:Item>
      <cbc:Name>Delivery</cbc:Name>
      <cac:ClassifiedTaxCategory>
        <cbc:ID>S</cbc:ID>
        <cbc:Percent>5.5</cbc:Percent>
        <cac:TaxScheme>
          <cbc:ID>VAT</cbc:ID>
        </cac:TaxScheme>
      </cac:ClassifiedTaxCategory>
    </cac:Item>
    <cac:Price>
      <cbc:PriceAmount currencyID="EUR">85.00</cbc:PriceAmount>
    </cac:Price>
  </cac:InvoiceLine>
</Invoice>
`);
});

test('has terms of payment in place of a due date', () => {
  const xml = ublOf(storyInvoices[2]);
  expect(xml).not.toContain('DueDate');
  expect(xml).toContain('<cbc:Note>On receipt</cbc:Note>');
});

test('marks lines without VAT as zero-rated', () => {
  const xml = ublOf(storyInvoice({ orders: [['Book', 20, 1, 0]] }));
  expect(xml.match(/<cbc:ID>Z<\/cbc:ID>\s*<cbc:Percent>0<\/cbc:Percent>/g)).toHaveLength(2);
});

test('writes yen without decimals', () => {
  const xml = ublOf(storyInvoice({ currency: 'JPY', orders: [['Tea', 1500, 2, 10]] }));
  expect(xml).toContain('<cbc:PayableAmount currencyID="JPY">3300</cbc:PayableAmount>');
});

test('escapes text, and leaves out what XML cannot contain', () => {
  const xml = ublOf(storyInvoice({ billTo: 'Plum & Pine <"Ltd">\u0007', orders: [['a > b', 1, 1, 20]] }));
  expect(xml).toContain('<cbc:RegistrationName>Plum &amp; Pine &lt;&quot;Ltd&quot;&gt;</cbc:RegistrationName>');
  expect(xml).toContain('<cbc:Name>a &gt; b</cbc:Name>');
});

test('splits an address into the lines that the standard has', () => {
  const xml = ublOf(storyInvoice({ billToAddress: 'One\n\n Two \nThree\nFour', orders: [['Tea', 1, 1, 20]] }));
  expect(xml).toContain(`        <cbc:StreetName>One</cbc:StreetName>
        <cbc:AdditionalStreetName>Two</cbc:AdditionalStreetName>
        <cac:AddressLine>
          <cbc:Line>Three, Four</cbc:Line>
        </cac:AddressLine>`);
});

test.for([
  ['', '', 'noTaxId'],
  ['12345678', '', 'noTaxId'],
  ['QQ12345678', '', 'noTaxId'],
  ['FR 12 345 678 901', '', null],
  ['FR12345678901', '12345678', 'wrongTaxId'],
  ['FR12345678901', 'EL123456789', null],
] as const)('the seller %s and the customer %s: %s', ([billFromTaxId, billToTaxId, problem]) => {
  const invoice = storyInvoice({ billFromTaxId, billToTaxId, orders: [['Tea', 1, 1, 20]] });
  expect(ublProblemOf(invoice)).toBe(problem);
});
