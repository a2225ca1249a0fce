import { findBrowser, launchArgs } from '@apiyard/tools/browser';
import { chromium } from 'playwright';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { walkFocus } from './focus-walk.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: await findBrowser(), args: [...launchArgs] });
});
afterAll(() => browser.close());

async function walk(html: string) {
  const page = await browser.newPage();
  await page.setContent(`<style>:focus { outline: none }</style>${html}`);
  const found = await walkFocus(page);
  await page.close();
  return found;
}

const ring = (selector: string, color: string, width = 2) =>
  `<style>${selector} { outline: ${width}px solid ${color} !important; outline-offset: 2px }</style>`;

test('a ring with enough contrast is found at every stop', async () => {
  expect(await walk(`${ring('button:focus', '#3355cc')}<button>One</button><button>Two</button>`)).toEqual({
    stops: 2,
    unseen: [],
  });
});

test('a stop without a ring is named', async () => {
  expect(
    await walk(
      `${ring('#two:focus', '#3355cc')}<button style="position:absolute;left:10px;top:20px">One</button><button id="two">Two</button>`,
    ),
  ).toEqual({
    stops: 2,
    unseen: ["button 'One' at 10,20"],
  });
});

test('a ring too pale for what is behind it is none', async () => {
  const pale = '<body style="background:#ffffff"><button style="position:absolute;left:0;top:0">One</button>';
  expect(await walk(`${ring('button:focus', '#a0a0a0')}${pale}`)).toEqual({
    stops: 1,
    unseen: ["button 'One' at 0,0"],
  });
  expect(await walk(`${ring('button:focus', '#767676')}${pale}`)).toEqual({ stops: 1, unseen: [] });
});

test('a ring of one pixel is none', async () => {
  expect((await walk(`${ring('button:focus', '#000000', 1)}<button>One</button>`)).unseen.length).toBe(1);
});

test('a field with a ring around its input, and a mark next to a hidden checkbox, count', async () => {
  expect((await walk(`${ring('div:focus-within', '#000000')}<div><input aria-label="Name"></div>`)).unseen).toEqual([]);
  expect(
    (
      await walk(
        `${ring('input:focus + span', '#000000')}<label><input type="checkbox" style="opacity:0"><span>On</span></label>`,
      )
    ).unseen,
  ).toEqual([]);
});

test('a page without a stop has nothing to see', async () => {
  expect(await walk('<p>Words</p>')).toEqual({ stops: 0, unseen: [] });
});

test('counts each stop once where Tab goes in circles, and no item of a menu', async () => {
  const trap = `<script>addEventListener('keydown', (event) => {
    const all = [...document.querySelectorAll('[tabindex], button')];
    all[(all.indexOf(document.activeElement) + 1) % all.length].focus();
    event.preventDefault();
  })</script>`;
  expect(
    await walk(`${ring('button:focus', '#000000')}<div role="menuitem" tabindex="0">Copy</div><button>One</button>
      <button>Two</button>${trap}`),
  ).toEqual({ stops: 2, unseen: [] });
  expect(await walk(`<div role="menuitem" tabindex="0">Copy</div>${trap}`)).toEqual({ stops: 0, unseen: [] });
});

test('goes on after a frame, whose own stops it does not see', async () => {
  expect(
    (await walk('<iframe srcdoc="<button>A</button><button>B</button>"></iframe><button>After</button>')).unseen,
  ).toEqual([expect.stringContaining("button 'After'")]);
});
