/** Selects useful fields from similar JSON objects, and scores a list of them. */
import type { ScraperField } from '@apiyard/api/contract/scrapers/scraper-definition';
import { isObject, likeness, member, type JsonList, type JsonObject } from './json-lists.ts';
import { fieldName, uniqueName } from './names.ts';
import {
  address,
  bylineShape,
  currencyShape,
  dateName,
  humanLength,
  isAddress,
  isEpoch,
  machineDate,
  shapeOfTexts,
  share,
  text,
  type FieldShape,
} from './values.ts';

const sampleMax = 60;
const leavesMax = 300;
const fieldsMax = 16;
const memberDepthMax = 4;

interface Leaf {
  readonly keys: readonly string[];
  readonly jsonpath: string;
  readonly many: boolean;
  /** One list of values per object. */
  readonly values: unknown[][];
}

type Scalar = string | number | boolean;
const isScalar = (value: unknown): value is Scalar =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** Not meant for readers, or different on each visit. */
const noise =
  /^(?:width|height|aspect_?ratio|mime_?type)$|^(?:_|@(?!id$)|\$|track|analytics|utm|csrf|nonce|etag|checksum|hash|blurhash|lqip|cursor|sort_?key|rank(?:ing)?score|debug|class(?:name)?$|css|style|theme|variant$|component|template|layout)|token$|experiment|impression/i;
const imageKey =
  /^(?:images?|img|photos?|pictures?|thumb(?:nail)?s?|avatar|cover|poster|logo|icon|media)(?:_?(?:url|src|uri|link))?$|(?:image|img|photo|thumb(?:nail)?|avatar|cover|picture)(?:_?(?:url|src|uri))?$/i;
const addressKey = /^(?:url|uri|href|src|link|permalink|canonical|slug_?url|web_?url|page)$|(?:url|uri|href|link)$/i;
const authorKey = /author|byline|creator/i;
/** Digits that are a name, not a quantity. */
const codeKey =
  /^(?:id|sku|gtin\d*|mpn|isbn\d*|ean|asin|code|zip|postcode|postal_?code|phone|telephone|fax|version|serial|year)$|(?:id|code|number|phone|telephone)$/i;
const wanted =
  /^(?:id|sku|name|title|headline|label|url|link|href|price|currency|date|datepublished|published(?:_?at)?|created(?:_?at)?|startdate|enddate|author|image|photo|thumbnail|description|summary|excerpt|text|content|rating|reviews?|count|category|tags?|brand|location|city|country|address|company|salary|status|type|email|phone|score|stock|availability|comments)$/i;
/** Members that only wrap a name. */
const wrapped =
  /^(?:name|amount|title|label|text|value|caption|headline|@value|_value|rendered|full_?name|display_?name|username|login)$/i;

/** Members that only hold the others. */
const carriers = /^(?:attributes|fields|data|node|item|properties|_source|content)$/i;

/** What schema.org calls things, in plain words; also right for most other sites. */
const plainNames: Readonly<Record<string, string>> = {
  headline: 'title',
  'price.currency': 'currency',
  'links.self': 'url',
  'links.html': 'url',
  'offers.price': 'price',
  'offers.lowprice': 'price',
  'offers.highprice': 'highPrice',
  'offers.pricecurrency': 'currency',
  'offers.availability': 'availability',
  'aggregaterating.ratingvalue': 'rating',
  'aggregaterating.reviewcount': 'reviews',
  'aggregaterating.ratingcount': 'ratings',
  'reviewrating.ratingvalue': 'rating',
  'hiringorganization.name': 'company',
  'address.addresslocality': 'city',
  'address.addresscountry': 'country',
  'address.streetaddress': 'street',
  'address.postalcode': 'postalCode',
  'value.minvalue': 'salaryMin',
  'value.maxvalue': 'salaryMax',
  'basesalary.currency': 'currency',
  'nutrition.calories': 'calories',
  date_published: 'date',
  date_modified: 'updated',
  content_html: 'content',
  content_text: 'text',
  recipeingredient: 'ingredients',
  'recipeinstructions.text': 'steps',
  recipeinstructions: 'steps',
};

/** At most 16, in the order of the objects. Empty when the objects hold nothing to read. */
export function fieldsOfObjects(objects: readonly JsonObject[], language: string | null): ScraperField[] {
  const sample = objects.slice(0, sampleMax);
  const taken = new Set<string>();
  const best = leavesOf(sample)
    .map((leaf) => ({ leaf, worth: worthOf(leaf) }))
    .filter(({ worth }) => worth > 0);
  const kept = new Set(
    best
      .toSorted((a, b) => b.worth - a.worth)
      .slice(0, fieldsMax)
      .map(({ leaf }) => leaf),
  );
  let hasCurrency = best.some(({ leaf }) => kept.has(leaf) && /currency/i.test(nameOf(leaf)));
  return best.flatMap(({ leaf }): ScraperField | ScraperField[] => {
    if (!kept.has(leaf)) return [];
    const name = nameOf(leaf);
    // `image` as a text in some objects and inside an object in others: the first of the name is the fuller one or the plainer.
    if (leaf.many ? taken.has(name) : name === 'image' && taken.has(name)) return [];
    const base = { select: { jsonpath: leaf.jsonpath }, many: leaf.many, required: false };
    const field: ScraperField = { name: uniqueName(name, taken), ...base, ...shapeOf(leaf, language) };
    const currency = hasCurrency || leaf.many ? null : currencyShape(leaf.values.flat().map(String));
    if (!currency) return field;
    hasCurrency = true;
    return [field, { name: uniqueName('currency', taken), ...base, ...currency }];
  });
}

function leavesOf(objects: readonly JsonObject[]): Leaf[] {
  const leaves = new Map<string, Leaf>();
  const note = (at: number, keys: readonly string[], jsonpath: string, many: boolean, values: readonly Scalar[]) => {
    if (values.length === 0) return;
    let leaf = leaves.get(jsonpath);
    if (!leaf) {
      if (leaves.size >= leavesMax || jsonpath.length > 300) return;
      leaf = { keys, jsonpath, many, values: objects.map(() => []) };
      leaves.set(jsonpath, leaf);
    }
    leaf.values[at] = [...values];
  };
  const follow = (at: number, value: unknown, keys: readonly string[], jsonpath: string, depth: number): void => {
    const key = keys.at(-1) ?? '';
    if (isScalar(value)) return note(at, keys, jsonpath, false, [value]);
    if (depth >= memberDepthMax) return;
    if (Array.isArray(value)) {
      const first: unknown = value[0];
      if (value.length === 0) return;
      const isPicture = imageKey.test(key);
      if (isPicture || (value.length === 1 && isObject(first) && /^offers$|location$|^author$/i.test(key)))
        return follow(at, first, keys, `${jsonpath}[0]`, depth + 1);
      if (value.every(isScalar)) return note(at, keys, `${jsonpath}[*]`, true, value.slice(0, 30));
      if (!isObject(first)) return;
      const naming = Object.keys(first).find((name) => wrapped.test(name) && isScalar(first[name]));
      if (naming !== undefined)
        note(
          at,
          [...keys, naming],
          `${jsonpath}[*]${member(naming)}`,
          true,
          value.slice(0, 30).flatMap((entry) => (isObject(entry) && isScalar(entry[naming]) ? entry[naming] : [])),
        );
      return;
    }
    if (!isObject(value)) return;
    let followed = 0;
    for (const name in value) {
      if (!Object.hasOwn(value, name) || (followed += 1) > 80) continue;
      if (!noise.test(name)) follow(at, value[name], [...keys, name], jsonpath + member(name), depth + 1);
    }
  };
  objects.forEach((object, at) => follow(at, object, [], '$', 0));
  return [...leaves.values()];
}

function worthOf(leaf: Leaf): number {
  const filled = leaf.values.filter((values) => values.some((value) => value !== ''));
  const presence = filled.length / leaf.values.length;
  if (presence < 0.15) return 0;
  const flat = filled.flat();
  const texts = flat.filter((value) => typeof value === 'string');
  if (texts.some((one) => one.startsWith('data:'))) return 0;
  const last = leaf.keys.at(-1) ?? '';
  const human = texts.length === 0 ? 0 : texts.reduce((sum, one) => sum + humanLength(one), 0) / texts.length;
  const isKnown = wanted.test(last) || plainName(leaf.keys) !== undefined;
  const isSame = leaf.values.length > 2 && new Set(flat).size === 1;
  let worth =
    (isKnown ? 3 : 0) +
    Math.min(2, human / 20) +
    (flat.some((value) => typeof value === 'number') ? 1 : 0) +
    (texts.some(isAddress) ? 1 : 0) +
    0.5;
  if (isSame) worth *= typeof flat[0] === 'boolean' ? 0.1 : 0.5;
  return (worth * presence) / (1 + 0.4 * (leaf.keys.length - 1));
}

function plainName(keys: readonly string[]): string | undefined {
  const lower = keys.slice(-2).map((key) => key.toLowerCase());
  return plainNames[lower.join('.')] ?? plainNames[lower.at(-1) ?? ''];
}

function nameOf(leaf: Leaf): string {
  const known = plainName(leaf.keys);
  if (known !== undefined) return known;
  const last = leaf.keys.at(-1) ?? '';
  const outer = leaf.keys.at(-2);
  const before = outer !== undefined && carriers.test(outer) ? undefined : outer;
  if (last === 'rendered' && outer !== undefined) return own(outer);
  if (before !== undefined) {
    if (wrapped.test(last)) return own(before);
    if (imageKey.test(before) && (addressKey.test(last) || imageKey.test(last))) return 'image';
    return fieldName(`${before} ${last}`) ?? own(last);
  }
  return imageKey.test(last) && !leaf.many ? 'image' : own(last);
}

/** The site's own word where it can be a field's name. */
function own(key: string): string {
  return /^[A-Za-z][A-Za-z0-9_]{0,39}$/.test(key) ? key : (fieldName(key) ?? 'field');
}

function shapeOf(leaf: Leaf, language: string | null): FieldShape {
  const values = leaf.values.flat().filter((value) => value !== '');
  const key = leaf.keys.at(-1) ?? '';
  if (values.every((value) => typeof value === 'boolean')) return { type: 'boolean', transforms: [] };
  const isMoment = dateName.test(key) && values.every((value) => isEpoch(String(value)));
  if (isMoment) return machineDate;
  if (values.every((value) => typeof value === 'number'))
    return { type: values.every(Number.isSafeInteger) ? 'integer' : 'number', transforms: [] };
  const texts = values.map(String);
  if (codeKey.test(key)) return text;
  const byline = authorKey.test(leaf.keys.join('.')) ? bylineShape(texts, true) : null;
  if (byline) return byline;
  if ((imageKey.test(key) || addressKey.test(key)) && share(texts, isAddress) > 0.9) return address;
  if (share(texts, (one) => /<\/?[a-z][^<>]*>/i.test(one.slice(0, 2000))) > 0.3)
    return { type: 'string', transforms: [{ 'html-to-text': true }] };
  return shapeOfTexts(texts, language);
}

const machinery =
  /^(?:i18n|intl|locales?|translations?|messages|labels|routes?|config|settings|env|flags?|features|experiments?|menus?|nav(?:igation)?|header|footer|breadcrumbs?|sidebar|seo|meta|scripts?|assets|chunks|manifest|modules|filters?|facets?|sort(?:ing|s|Options)?|options|countries|currencies|languages|links|socials?|ads?|tracking|analytics|errors|schema|columns|theme|permissions|recommend(?:ed|ations)|related|similar)$/i;

/** 0 to 1: how likely people want this list, by its size, the similarity of its entries, and the amount of text. */
export function worthOfList(list: JsonList, fields: readonly ScraperField[]): number {
  const sample = list.items.slice(0, sampleMax);
  const size = Math.min(1, Math.log2(list.items.length + 1) / 5);
  const human = sample.reduce((sum, item) => sum + readable(item), 0) / sample.length;
  const known = fields.filter(({ name }) => wanted.test(name)).length;
  const variety = new Set(sample.map(fingerprint)).size / sample.length;
  const base =
    0.3 * size +
    0.3 * Math.min(1, human / 40) +
    0.25 * Math.min(1, (known + 0.5 * (fields.length - known)) / 4) +
    0.15 * likeness(sample);
  const isMachinery = list.keys.some((key) => machinery.test(key));
  return (
    base *
    (0.4 + 0.6 * variety) *
    0.93 ** Math.max(0, list.depth - 1) *
    (isMachinery ? 0.45 : 1) *
    (fields.length < 2 ? 0.5 : 1)
  );
}

/** Characters for people in the texts of an object and of the objects in it. */
function readable(item: JsonObject, depth = 0): number {
  let sum = 0;
  let seen = 0;
  for (const key in item) {
    if (!Object.hasOwn(item, key) || (seen += 1) > 60 || noise.test(key)) continue;
    const value = item[key];
    if (typeof value === 'string') sum += humanLength(value);
    else if (isObject(value) && depth < 2) sum += readable(value, depth + 1);
  }
  return sum;
}

/** The first few plain values of an object. */
function fingerprint(item: JsonObject): string {
  const values: string[] = [];
  for (const key in item) {
    if (values.length === 8) break;
    const value = item[key];
    if (isScalar(value)) values.push(String(value).slice(0, 80));
  }
  return values.join('\n');
}
