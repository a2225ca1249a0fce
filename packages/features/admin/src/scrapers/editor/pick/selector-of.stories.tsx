import { expect } from 'storybook/test';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { fieldProposals, isStableName, itemProposals } from './selector-of.ts';

const meta = preview.meta({ title: 'Screens/Scrapers/Editor/Selectors' });

const parsed = (body: string) => new DOMParser().parseFromString(`<body>${body}</body>`, 'text/html');
const one = (page: Document, css: string) => {
  const element = page.querySelector(css);
  if (element === null) throw new Error(`There is no ${css}.`);
  return element;
};

const shop = parsed(`
  <header><nav><ul><li><a href="#">Home</a></li><li><a href="#">Shop</a></li></ul></nav></header>
  <main>
    ${[1, 2, 3, 4].map((n) => `<div class="Card_card__x8Gq2 product is-visible" data-n="${n}"><h3 class="sc-a1b2c3"><a data-href="/${n}">Book ${n}</a></h3><span class="price css-9z8y7x">${n}</span><span class="price old">${n + 1}</span><ul><li class="tag">a</li><li class="tag">b</li></ul></div>`).join('')}
  </main>
  <a rel="next" class="btn btn-8f3a2c" data-href="/2">Next</a>`);

/** Generated names change with every build. */
export const StableNames = meta.story({
  render: () => <p>product, not Card_card__x8Gq2</p>,
  play: async () => {
    await expect(['product', 'col-12', 'h264', 'main-nav', 'price_old', 'Card'].map(isStableName)).toEqual([
      true,
      true,
      true,
      true,
      true,
      true,
    ]);
    await expect(
      ['Card_card__x8Gq2', 'css-9z8y7x', 'sc-a1b2c3', 'btn-8f3a2c', 'jsx-2871293', 'a1b2c3d4', 'id-48213'].map(
        isStableName,
      ),
    ).toEqual([false, false, false, false, false, false, false]);
  },
});

export const Items = meta.story({
  render: () => <p>What repeats around a price is the product.</p>,
  play: async () => {
    await expect(itemProposals(one(shop, 'main h3'))[0]).toEqual({ css: 'div.product', count: 4 });
    await expect(itemProposals(one(shop, 'main div')).every(({ css }) => !/x8Gq2|is-visible|data-/.test(css))).toBe(
      true,
    );
    await expect(itemProposals(one(parsed('<h1>Alone</h1>'), 'h1'))).toEqual([]);
    const table = parsed('<table><tbody><tr><td>1</td></tr><tr><td>2</td></tr><tr><td>3</td></tr></tbody></table>');
    await expect(itemProposals(one(table, 'td')).some(({ css, count }) => css.endsWith('tr') && count === 3)).toBe(
      true,
    );
  },
});

export const Fields = meta.story({
  render: () => <p>A field is named from its item.</p>,
  play: async () => {
    const items = [...shop.querySelectorAll('div.product')];
    await expect(fieldProposals(one(shop, '.price'), items, false)[0]).toEqual({ css: 'span.price', count: 4 });
    await expect(fieldProposals(one(shop, '.old'), items, false)[0]).toEqual({ css: 'span.old', count: 4 });
    await expect(fieldProposals(one(shop, '.tag'), items, true)[0]).toEqual({ css: 'li.tag', count: 8 });
    await expect(fieldProposals(one(shop, 'main h3 a'), items, false)[0]?.count).toBe(4);
    await expect(fieldProposals(one(shop, 'header a'), items, false)).toEqual([]);
    await expect(fieldProposals(one(shop, 'a[rel]'), [shop], false)[0]).toEqual({ css: 'a[rel="next"]', count: 1 });
  },
});

/** The first match of each proposal is the picked element. */
export const AlwaysRight = meta.story({
  render: () => <p>Every proposal finds what was pointed at.</p>,
  play: async () => {
    const items = [...shop.querySelectorAll('div.product')];
    for (const item of items) {
      for (const element of item.querySelectorAll('*')) {
        const proposals = fieldProposals(element, items, false);
        await expect(proposals.length).toBeGreaterThan(0);
        for (const { css } of proposals) await expect(item.querySelector(css)).toBe(element);
      }
    }
  },
});
