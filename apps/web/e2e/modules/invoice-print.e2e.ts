/** A long invoice as PDF, in each language: pages, fonts and direction. */
import { invoices } from '@apiyard/api/sample/modules/invoices/invoices';
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

async function openLongInvoice(page: Page, language: 'en' | 'fr' | 'ar' | 'ch'): Promise<void> {
  await page.goto('/robots.txt');
  const state = await invoices.seed[language]();
  const lines = state.invoices[1]?.orders ?? [];
  const orders = Array.from({ length: 60 }, (_, index) => ({ ...lines[index % lines.length], id: `line-${index}` }));
  await page.evaluate(keep, {
    version: invoices.version,
    state: { invoices: state.invoices.map((invoice, index) => (index === 1 ? { ...invoice, orders } : invoice)) },
  });
  await page.goto(`/apps/invoice/detail/102?lang=${language}`);
  await page.getByRole('article').getByRole('row').nth(60).waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

it.for([
  ['en', 'ltr', 'PlusJakartaSans-Regular'],
  ['fr', 'ltr', 'PlusJakartaSans-Regular'],
  ['ar', 'rtl', 'NotoSansArabic-Regular'],
  ['ch', 'ltr', 'PlusJakartaSans-Regular'],
] as const)('prints 60 lines on four pages: %s', async ([language, direction, font]) => {
  const { page, leave } = await visit(site.browser, site.server.url);
  await openLongInvoice(page, language);
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
