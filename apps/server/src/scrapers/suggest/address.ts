/** The page's address as a definition's request: what looks like a page number, an id or a search becomes a parameter. */
import type { ScraperParam, Scalar } from '@apiyard/api/contract/scrapers/scraper-definition';
import { fieldName, pathPart, uniqueName } from './names.ts';

export interface Address {
  /** With `{name}` for parameters. */
  readonly url: string;
  readonly host: string;
  readonly params: readonly ScraperParam[];
  /** Values of the parameters for the requested page. */
  readonly values: Readonly<Record<string, Scalar>>;
  /** Whether a parameter is the page number of a list. */
  readonly hasPaging: boolean;
  /** `books/catalogue`; only the site's name if the URL has no path. */
  readonly path: readonly string[];
}

const pagingWords = 'page|pages|pg|paged|seite|pagina|página|strona|sida|side|sayfa|trang|halaman|страница|صفحة';
const pagingQuery = new RegExp(
  `^(?:p|pn|pagenum|page_?num(?:ber)?|page_?no|page_?index|currentpage|${pagingWords})$`,
  'iu',
);
const offsetQuery = /^(?:start|offset|skip|from|first|begin)$/i;
const limitQuery = /^(?:limit|per_?page|page_?size|size|rows|count)$/i;
const searchQuery = /^(?:q|query|s|search|search_?(?:query|term|text)|keywords?|kw|k|terms?|wd|find|text)$/i;
const idQuery = /^(?:id|.+_id|.+[a-z]Id|pid|uid|tid|sku|isbn|asin|ean)$/;
const pagingSegment = new RegExp(`^(?:p|${pagingWords})$`, 'iu');
const pagingInSegment = new RegExp(`^((?:${pagingWords}|p(?=[-_]))[-_]?)([0-9]{1,6})(\\.[a-z]{2,5})?$`, 'iu');
const idInSegment = /^([a-z]+[-_])([0-9]{3,18})(\.[a-z]{2,5})?$/i;
const idSegment = /^([0-9]{1,18})(\.[a-z]{2,5})?$/i;

/**
 * Null when it is no http address.
 * @param valuesAsDefaults calls without parameters then read this very page; else its values are only examples
 */
export function addressOf(pageUrl: string, { valuesAsDefaults = false } = {}): Address | null {
  const url = URL.parse(pageUrl);
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) return null;
  const taken = new Set<string>();
  const params: ScraperParam[] = [];
  const values: Record<string, Scalar> = {};
  let hasPaging = false;

  const placed = (wanted: string, value: Scalar, more: Partial<ScraperParam>): string => {
    const name = uniqueName(wanted, taken);
    const preset = valuesAsDefaults ? { required: false, default: value } : {};
    params.push({ name, type: 'string', required: true, example: value, ...more, ...preset });
    values[name] = value;
    return `{${name}}`;
  };
  const paging = (digits: string, more: Partial<ScraperParam> = {}): string => {
    hasPaging = true;
    const page = Number(digits);
    return placed('page', page, { type: 'integer', required: false, minimum: Math.min(page, 1), ...more });
  };
  /** In a path, it can't be left out. */
  const pagingInPath = (digits: string): string => paging(digits, { default: Math.min(Number(digits), 1) });
  const id = (name: string, digits: string): string =>
    /^(?:0|[1-9][0-9]{0,14})$/.test(digits)
      ? placed(name, Number(digits), { type: 'integer' })
      : placed(name, digits, { pattern: '^[0-9]+$' });

  const segments = url.pathname.split('/');
  const pathname = segments.map((raw, at) => {
    const segment = decoded(raw);
    const before = decoded(segments[at - 1] ?? '');
    const alone = idSegment.exec(segment);
    if (alone?.[1] !== undefined && !isDatePart(segment, before)) {
      const makes = pagingSegment.test(before) ? pagingInPath : (digits: string) => id('id', digits);
      return makes(alone[1]) + (alone[2] ?? '');
    }
    const numbered = pagingInSegment.exec(segment);
    if (numbered?.[2] !== undefined)
      return encodeURIComponent(numbered[1] ?? '') + pagingInPath(numbered[2]) + (numbered[3] ?? '');
    const named = idInSegment.exec(segment);
    if (named?.[2] !== undefined) return (named[1] ?? '') + id('id', named[2]) + (named[3] ?? '');
    return literal(raw);
  });

  const query = url.search
    .slice(1)
    .split('&')
    .filter((entry) => entry !== '')
    .map((entry) => {
      const [rawName = '', ...rest] = entry.split('=');
      const name = decoded(rawName);
      const value = decoded(rest.join('=').replaceAll('+', ' '));
      const isNumber = /^[0-9]{1,9}$/.test(value);
      const written = (): string | null => {
        if (isNumber && pagingQuery.test(name)) return paging(value);
        if (isNumber && offsetQuery.test(name)) {
          hasPaging = true;
          return placed('offset', Number(value), { type: 'integer', required: false, minimum: 0 });
        }
        if (isNumber && limitQuery.test(name))
          return placed('limit', Number(value), { type: 'integer', required: false, minimum: 1 });
        if (value === '' || value.length > 200) return null;
        if (searchQuery.test(name)) return placed('query', value, {});
        if (!idQuery.test(name)) return null;
        const own = fieldName(name) ?? 'id';
        return /^[0-9]+$/.test(value) ? id(own, value) : placed(own, value, {});
      };
      const place = written();
      return place === null ? literal(entry) : `${literal(rawName)}=${place}`;
    });

  return {
    url: `${url.origin}${pathname.join('/')}${query.length > 0 ? `?${query.join('&')}` : ''}`,
    host: url.host,
    params,
    values,
    hasPaging,
    path: [siteName(url.hostname), ...pageNames(segments)],
  };
}

/** Characters allowed in a URL template: braces would start a parameter. */
function literal(raw: string): string {
  return raw.replaceAll('{', '%7B').replaceAll('}', '%7D');
}

function decoded(raw: string): string {
  try {
    return decodeURIComponent(raw);
  } catch {
    return raw;
  }
}

/** `/2026/11/20/` is a date, not three ids. */
function isDatePart(segment: string, before: string): boolean {
  if (/^(?:19|20)[0-9]{2}$/.test(segment)) return true;
  return /^(?:0?[1-9]|[12][0-9]|3[01])$/.test(segment) && /^(?:(?:19|20)[0-9]{2}|0?[1-9]|1[0-2])$/.test(before);
}

/** `www.books.co.uk` is `books`; an address in numbers keeps them. */
function siteName(hostname: string): string {
  if (/^[0-9.]+$/.test(hostname) || hostname.startsWith('[')) return pathPart(hostname) ?? 'site';
  const labels = hostname.split('.').filter((label) => label !== '');
  const main = labels.length > 1 ? labels.slice(0, -1) : labels;
  // The second half of `co.uk`.
  if (
    main.length > 1 &&
    /^(?:co|com|org|net|gov|edu|ac|or|ne)$/.test(main.at(-1) ?? '') &&
    (labels.at(-1) ?? '').length === 2
  )
    main.pop();
  return pathPart(main.at(-1) ?? '') ?? 'site';
}

/** The last two words of the path that mean something. */
function pageNames(segments: readonly string[]): string[] {
  return segments
    .map((segment) => decoded(segment).replace(/\.[a-z]{2,5}$/i, ''))
    .filter(
      (segment) =>
        !pagingSegment.test(segment) &&
        !pagingInSegment.test(segment) &&
        !idSegment.test(segment) &&
        !/^(?:index|default|home|[a-z]{2}(?:-[a-z]{2})?)$/i.test(segment),
    )
    .flatMap((segment) => pathPart(segment.replace(idInSegment, '$1')) ?? [])
    .filter((part) => /[a-z]/.test(part))
    .slice(-2);
}
