/** A long invoice as PDF, in each language: pages, fonts and direction. */
import type { Invoice } from '@apiyard/api/contract/modules/invoices';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { runningSite } from '../server/site.ts';
import { askedWhoIsHere, visit } from '../server/visit.ts';

const site = runningSite();

/** Between the margins of A4, in px. */
const printedWidth = 672;

/** Replaces what the sample layer keeps of the invoices. */
function keep(kept: unknown): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('apiyard-sample');
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('modules'));
    opening.addEventListener('error', () => reject(opening.error));
    opening.addEventListener('success', () => {
      const writing = opening.result.transaction('modules', 'readwrite');
      writing.objectStore('modules').put(kept, 'invoices');
      writing.addEventListener('complete', () => {
        opening.result.close();
        resolve();
      });
    });
  });
}

const invoiceOf = (itemName: string): Invoice => ({
  id: 101,
  billFrom: 'Paper Kite Studio',
  billFromEmail: 'invoices@paperkite.example',
  billFromAddress: '12 Weathervane Lane',
  billFromPhone: '',
  billFromFax: '',
  billFromCountry: 'FR',
  billFromTaxId: '',
  billTo: 'North Quay Offices',
  billToEmail: 'office@northquay.example',
  billToAddress: '48 Ropewalk',
  billToPhone: '',
  billToFax: '',
  billToCountry: 'BE',
  billToTaxId: '',
  orders: Array.from({ length: 60 }, (_, index) => ({
    id: `line-${index}`,
    itemName,
    unitPrice: 9,
    units: 10,
    unitTotalPrice: 90,
    vatRate: 10,
  })),
  orderDate: '2026-09-02',
  dueDate: null,
  currency: 'EUR',
  note: '',
  totalCost: 5400,
  vat: 540,
  grandTotal: 5940,
  status: 'Pending',
  completed: false,
  isSelected: false,
});

async function openLongInvoice(page: Page, language: string, itemName: string): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate(keep, { version: 1, state: { invoices: [invoiceOf(itemName)] } });
  await page.goto(`/apps/invoice/detail/101?lang=${language}`);
  await page.getByRole('article').getByRole('row').nth(60).waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

it.for([
  ['en', 'Table lamp “Wren”', 'ltr', 'PlusJakartaSans-Regular'],
  ['fr', 'Lampe de bureau « Roitelet »', 'ltr', 'PlusJakartaSans-Regular'],
  ['ar', 'مصباح مكتب «نمنمة»', 'rtl', 'NotoSansArabic-Regular'],
  ['ch', '橡木升降桌', 'ltr', 'PlusJakartaSans-Regular'],
] as const)('prints 60 lines on four pages: %s', async ([language, itemName, direction, font]) => {
  const { page, leave } = await visit(site.browser, site.server.url);
  await openLongInvoice(page, language, itemName);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type \/Page$/gm)).toHaveLength(4);
  const fonts = [...pdf.matchAll(/\/FontName \/[A-Z]+\+([\w-]+)/g)].map(([, name]) => name);
  expect(fonts).toContain(font);

  await page.setViewportSize({ width: printedWidth, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  const printed = await page.getByRole('article').evaluate((sheet) => {
    const headings = [...sheet.querySelectorAll('th[scope=col]')].map((cell) => cell.getBoundingClientRect().left);
    const head = sheet.querySelector('thead');
    return {
      isTooWide: sheet.scrollWidth > sheet.clientWidth,
      head: head === null ? null : getComputedStyle(head).display,
      direction: (headings[0] as number) < (headings.at(-1) as number) ? 'ltr' : 'rtl',
      running: sheet.querySelector('thead td')?.getClientRects().length,
    };
  });
  expect(printed).toEqual({ isTooWide: false, head: 'table-header-group', direction, running: 1 });
  await leave([askedWhoIsHere]);
});
