/** The link to the next page of a list. */
import type { ScraperDefinition } from '@apiyard/api/contract/scrapers/scraper-definition';
import { compileCss } from '../engine/html/css.ts';
import type { Indexed, PageIndex } from './page-index.ts';
import { textOf } from './page-index.ts';
import { stableId } from './selectors.ts';

type Next = NonNullable<ScraperDefinition['next']>;

const nextText =
  /^(?:next(?: page)?|older(?: posts| entries)?|more(?: results)?|suivante?|page suivante|weiter|nächste(?: seite)?|siguiente|próxima?|successiva?|avanti|volgende|nästa|neste|næste|następna|далее|следующая|вперед|sonraki|التالي|التالية|الصفحة التالية|下一页|下一頁|下页|次へ|次のページ|다음|berikutnya|tiếp|seterusnya)?\s*(?:page)?\s*[»›→>❯▶]*$/iu;
const nextLabel = /\bnext\b|suivant|nächste|siguiente|próxim|التالي|下一[页頁]|次/iu;
const nextClass =
  /^(?:next|pagination[-_]{1,2}next|pager[-_]{1,2}next|next[-_](?:page|link|posts?)|nav-next|page-next|older)$/i;

/** Number of pages a suggestion reads: several if the URL has no page number, else only the requested one. */
export const pagesMaxFor = (hasPaging: boolean): number => (hasPaging ? 1 : 3);

/** Null when there is none, or none of the same host. */
export function nextPage(index: PageIndex, pageUrl: string, hasPaging: boolean): Next | null {
  const links = index.all.filter(
    (entry) => (entry.tag === 'a' || entry.tag === 'link') && isSameHost(entry.element.attribs['href'], pageUrl),
  );
  const likely = links.map((link) => ({ link, likelihood: likelihood(link) })).filter((one) => one.likelihood > 0);
  for (const { link } of likely.toSorted((a, b) => b.likelihood - a.likelihood).slice(0, linksMax)) {
    const css = selectorsOf(link).find((selector) => compileCss(selector).first(index.document) === link.element);
    if (css !== undefined) return { css, attr: 'href', pagesMax: pagesMaxFor(hasPaging) };
  }
  // Lists that go on while a person scrolls.
  const scrolling = index.all.flatMap(({ element }) =>
    scrollAttributes.flatMap((attr) => (element.attribs[attr] === undefined ? [] : [{ attr, element }])),
  );
  for (const { attr, element } of scrolling.slice(0, linksMax))
    if (isSameHost(element.attribs[attr], pageUrl) && compileCss(`[${attr}]`).first(index.document) === element)
      return { css: `[${attr}]`, attr, pagesMax: pagesMaxFor(hasPaging) };
  return null;
}

const scrollAttributes = ['data-next-page', 'data-next-url', 'data-next-href', 'data-next'];
const linksMax = 8;

/** 0 if it does not look like a link to the next page. */
function likelihood(link: Indexed): number {
  const { attribs } = link.element;
  if (/(?:^|\s)next(?:\s|$)/i.test(attribs['rel']?.slice(0, 100) ?? '')) return link.tag === 'a' ? 6 : 5;
  if (link.tag !== 'a') return 0;
  if (classNamed(link) !== null || (link.parent && classNamed(link.parent) !== null)) return 4;
  if (nextLabel.test(stableId(link.element) ?? '')) return 3;
  if (labelOf(link) !== null) return 3;
  if (link.text === 0 || link.text > 30) return 0;
  const text = textOf(link.element, 60);
  // An arrow alone decorates many links; at the end of a list it means the next page.
  return nextText.test(text) && /[^\s]/.test(text) ? (/^[»›→>❯▶]/.test(text) && link.weight === 1 ? 0 : 2) : 0;
}

/** Selectors that could find this link, best first. */
function selectorsOf(link: Indexed): string[] {
  const selectors: string[] = [];
  if (/next/i.test(link.element.attribs['rel'] ?? '')) selectors.push(`${link.tag}[rel~="next"]`);
  if (link.tag !== 'a') return selectors;
  const own = classNamed(link);
  if (own !== null) selectors.push(`a.${own}`);
  const outer = link.parent && classNamed(link.parent);
  if (link.parent && outer) selectors.push(`${link.parent.tag}.${outer} a`);
  const id = stableId(link.element);
  if (id !== null) selectors.push(`a#${id}`);
  const label = labelOf(link);
  if (label !== null) selectors.push(`a[${label.name}="${label.value}"]`);
  const text = textOf(link.element, 60);
  const words = text.replace(/\s*[»›→>❯▶]+$/, '');
  const byWords = `a:contains("${(words === '' ? text : words).replace(/["\\]/g, '')}")`;
  for (let place = link.parent; place; place = place.parent) {
    const name = place.classes[0];
    if (name === undefined && place.tag !== 'nav') continue;
    selectors.push(`${name === undefined ? place.tag : `.${name}`} ${byWords}`);
    break;
  }
  return [...selectors, byWords];
}

function labelOf(link: Indexed): { readonly name: string; readonly value: string } | null {
  for (const name of ['aria-label', 'title', 'data-testid']) {
    const value = link.element.attribs[name] ?? '';
    if (value !== '' && value.length < 40 && nextLabel.test(value) && !/["\\\n]/.test(value)) return { name, value };
  }
  return null;
}

/** The class name `next` is too general elsewhere, but not here. */
function classNamed(entry: Indexed): string | null {
  const names = entry.element.attribs['class']?.slice(0, 500).split(/\s+/) ?? [];
  return names.find((name) => nextClass.test(name)) ?? null;
}

function isSameHost(href: string | undefined, pageUrl: string): boolean {
  if (href === undefined || href === '' || href.startsWith('#') || href.length > 4000) return false;
  const target = URL.parse(href, pageUrl);
  const page = URL.parse(pageUrl);
  return (
    target !== null &&
    page !== null &&
    target.host === page.host &&
    /^https?:$/.test(target.protocol) &&
    target.href.replace(/#.*$/, '') !== page.href.replace(/#.*$/, '')
  );
}
