/** Checks the current page for errors. */
import axe from 'axe-core';
import type { Page } from 'playwright';
import type { Words } from './words.ts';
import type { WalkLanguage } from './plan.ts';

const locales = { en: 'en', fr: 'fr', ar: 'ar', ch: 'zh-CN' } as const;

interface Seen {
  readonly lang: string;
  readonly dir: string;
  readonly headings: readonly string[];
  readonly texts: readonly string[];
  /** px by which the page is wider than the window, and what sticks out. */
  readonly sideways: readonly string[];
  readonly links: readonly string[];
  readonly lostAnchors: readonly string[];
}

/** Sentences about what is wrong, none when all is well, and where the page leads on this site. */
export async function inspect(
  page: Page,
  language: WalkLanguage,
  words: Words,
): Promise<{ readonly wrong: string[]; readonly links: readonly string[] }> {
  const seen = await page.evaluate(look);
  const keys = new Set(words.keys);
  const foreign = new Set(words.foreign[language]);
  const dir = language === 'ar' ? 'rtl' : 'ltr';
  const wrong = [
    ...(seen.lang === locales[language] ? [] : [`the page says it is in ${seen.lang}`]),
    ...(seen.dir === dir ? [] : [`the page runs ${seen.dir}`]),
    ...(seen.headings.length === 1
      ? []
      : [`${seen.headings.length} headings of the first level: ${seen.headings.join(' | ')}`]),
    ...seen.texts.filter((text) => keys.has(text)).map((text) => `no translation for ${text}`),
    ...seen.texts.filter((text) => foreign.has(text)).map((text) => `English: ${text}`),
    ...seen.sideways.map((what) => `scrolls sideways: ${what}`),
    ...seen.lostAnchors.map((anchor) => `leads nowhere on the page: ${anchor}`),
    ...(await violations(page)),
  ];
  return { wrong, links: seen.links };
}

async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const { violations: found } = await page.evaluate(async () => {
    const { axe: inPage } = globalThis as unknown as { axe: typeof axe };
    return await inPage.run(document, {
      resultTypes: ['violations'],
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    });
  });
  return found.flatMap(({ id, nodes }) =>
    nodes
      .slice(0, 3)
      .map(
        ({ html, failureSummary }) =>
          `axe ${id}: ${html.slice(0, 160)} (${failureSummary?.split('\n').at(1)?.trim() ?? ''})`,
      ),
  );
}

/** Runs in the page. */
function look(): Seen {
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const texts = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    if (text !== '' && node.parentElement !== null && isShown(node.parentElement)) texts.add(text);
  }
  for (const name of ['aria-label', 'aria-description', 'title', 'placeholder', 'alt']) {
    for (const element of document.querySelectorAll(`[${name}]`))
      if (isShown(element)) texts.add(element.getAttribute(name)?.trim() ?? '');
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  const wide = Array.from(document.querySelectorAll('body *')).filter((element) => {
    const { left, right, width } = element.getBoundingClientRect();
    return width > 0 && (right > clientWidth + 1 || left < -1);
  });
  const sideways =
    scrollWidth > clientWidth
      ? [`${scrollWidth - clientWidth} px`, ...wide.slice(0, 4).map((element) => element.outerHTML.slice(0, 120))]
      : [];
  const anchors = Array.from(document.querySelectorAll<HTMLAnchorElement>('a[href]'));
  const here = anchors.filter(({ href }) =>
    href.startsWith(`${location.origin}${location.pathname}${location.search}#`),
  );
  return {
    lang: document.documentElement.lang,
    dir: document.documentElement.dir,
    headings: Array.from(document.querySelectorAll('h1'))
      .filter(isShown)
      .map(({ innerText }) => innerText),
    texts: Array.from(texts),
    sideways,
    links: Array.from(
      new Set(
        anchors
          .filter(({ origin, download }) => origin === location.origin && download === '')
          .map(({ pathname }) => pathname),
      ),
    ),
    lostAnchors: here
      .filter(({ hash }) => hash.length > 1 && document.getElementById(decodeURIComponent(hash.slice(1))) === null)
      .map(({ hash }) => hash),
  };
}
