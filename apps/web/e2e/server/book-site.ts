/** A small external site on loopback: a catalogue of books over two pages, whose markup can change. */
import { once } from 'node:events';
import { createServer } from 'node:http';

const books = [
  ['The Salt Road', '12.50'],
  ['Lanterns', '8.00'],
  ['A Yard of Days', '21.90'],
  ['Paper Boats', '5.25'],
  ['Noor', '17.40'],
  ['The Clockmaker', '9.99'],
  ['Saffron', '14.00'],
  ['Quiet Engines', '30.10'],
  ['Umbra', '11.75'],
  ['The Long Field', '6.80'],
] as const;
const booksPerPage = 6;

export interface BookSite {
  /** `http://127.0.0.1:41234` */
  readonly url: string;
  /** `127.0.0.1:41234`, the format of EGRESS_ALLOW. */
  readonly host: string;
  /** From now on the same books are in other elements, with other classes. */
  changeMarkup(): void;
  /** The new and the old markup are both on the page. */
  showBothMarkups(): void;
  close(): Promise<void>;
}

export async function openBookSite(): Promise<BookSite> {
  const asBook = (title: string, price: string, index: number) =>
    `<article class="book"><h3><a href="/book/${index}">${title}</a></h3><p class="price">€ ${price}</p></article>`;
  const asTile = (title: string, price: string, index: number) =>
    `<div class="tile"><a class="tile-title" href="/book/${index}">${title}</a><span class="tile-cost">€ ${price}</span></div>`;
  let card = asBook;
  const site = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://site');
    if (pathname !== '/catalogue') return void response.writeHead(404).end('Nothing here.');
    const page = Number(searchParams.get('page') ?? 1);
    const shown = books.slice((page - 1) * booksPerPage, page * booksPerPage);
    const next =
      page * booksPerPage < books.length
        ? `<li class="next"><a rel="next" href="/catalogue?page=${page + 1}">Next</a></li>`
        : '';
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(
      `<!doctype html><html lang="en"><head><title>The Harbour Bookshop</title><meta name="description" content="Books by the sea."></head><body>` +
        `<nav><ul><li><a href="/">Home</a></li><li><a href="/about">About</a></li><li><a href="/contact">Contact</a></li></ul></nav>` +
        `<main><h1>Catalogue</h1><section class="list">${shown.map(([title, price], index) => card(title, price, index)).join('\n')}</section><ul class="pager">${next}</ul></main></body></html>`,
    );
  });
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  const address = site.address();
  if (address === null || typeof address === 'string') throw new Error('The site has no port.');
  const host = `127.0.0.1:${address.port}`;
  return {
    url: `http://${host}`,
    host,
    changeMarkup() {
      card = asTile;
    },
    showBothMarkups() {
      card = (...book) => asBook(...book) + asTile(...book);
    },
    async close() {
      site.closeAllConnections();
      site.close();
      await once(site, 'close');
    },
  };
}
