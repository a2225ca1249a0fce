/** From the bytes of a page to a result, with a trace of each stage. Pure; only the trace's times differ between runs. */
import { isTag, type Document, type ParentNode } from 'domhandler';
import { scraperLimits, type ScraperDefinition } from '@apiyard/api/contract/scrapers/scraper-definition';
import type { TraceStage } from '@apiyard/api/contract/scrapers/scrapers';
import { counted, sized } from './values/amounts.ts';
import { compileCss, CssError } from './html/css.ts';
import { decodePage } from './decode.ts';
import { readingOf } from './html/element.ts';
import type { Extraction, FetchedPage } from './extraction.ts';
import { isMissing, readObject, takeTexts, type Reader } from './fields.ts';
import { hintsOn, type EmptyHanded } from './hints.ts';
import { JsonPathError } from './json/json-path.ts';
import { responseMax, TooLarge } from './limits.ts';
import { PatternError } from './values/pattern.ts';
import type { Place } from './place.ts';
import { compilePlan, type Plan } from './plan.ts';
import { inspectedPage } from './html/shown-page.ts';
import { MatchRecorder } from './html/match-recorder.ts';
import { openSource, Unreadable, type OpenSource } from './source.ts';

type Params = Readonly<Record<string, unknown>>;

interface Manner {
  readonly look: boolean;
  /** The tree of an HTML page, shared by several definitions. The inspector needs a separate tree. */
  readonly document?: Document | null;
}

/** Never throws, for any page; a definition that `checkSelectors` rejects gives a failure with the reason. */
export function extract(definition: ScraperDefinition, page: FetchedPage, params: Params, manner: Manner): Extraction {
  const plan = planOf(definition);
  if (typeof plan === 'string')
    return { result: null, exact: [], failure: plan, next: null, trace: [], hints: [], fields: [], page: null };
  return extractWith(plan, page, params, manner);
}

/** A plan, or the reason why there is none. */
export function planOf(definition: ScraperDefinition): Plan | string {
  try {
    return compilePlan(definition);
  } catch (error) {
    const isOurs = error instanceof CssError || error instanceof JsonPathError || error instanceof PatternError;
    if (isOurs || error instanceof RangeError) return `The definition is invalid. ${error.message}`;
    throw error;
  }
}

export function extractWith(
  plan: Plan,
  page: FetchedPage,
  params: Params,
  { look, document = null }: Manner,
): Extraction {
  return new OnePage(plan, page, params, look, look ? null : document).done();
}

type Outcome = Pick<Extraction, 'result' | 'failure' | 'next'>;
const nothing: Outcome = { result: null, failure: null, next: null };

class OnePage {
  readonly #plan: Plan;
  readonly #page: FetchedPage;
  readonly #params: Params;
  readonly #isInspected: boolean;
  readonly #document: Document | null;
  readonly #trace: TraceStage[] = [];
  readonly #tally = { filled: [] as number[], misfits: [] as number[], missed: [] as number[] };
  readonly #recorder: MatchRecorder | null;
  #text = '';
  #spent = 0;
  #base: string | undefined;
  #source: OpenSource | null = null;
  #leftOut: string | null = null;

  constructor(plan: Plan, page: FetchedPage, params: Params, look: boolean, document: Document | null) {
    this.#plan = plan;
    this.#page = page;
    this.#params = params;
    this.#isInspected = look;
    this.#document = document;
    const { list, next } = plan;
    // `items` and `next` are watched behind the fields, which are known by their numbers.
    this.#recorder = look
      ? new MatchRecorder([...list, { name: 'items', attr: 'text' }, { name: 'next', attr: next?.attr ?? 'text' }])
      : null;
  }

  done(): Extraction {
    const decoding = this.#start();
    const { text, charset, by } = decodePage(this.#page);
    this.#text = text;
    const sourceNote = {
      bom: ' (byte order mark)',
      header: ' (from the header)',
      page: ' (declared in the page)',
      default: ' (default)',
    }[by];
    decoding('decode', `${sized(this.#page.body.byteLength)}, ${charset}${sourceNote}`);
    const outcome = this.#read();
    const isEmpty = isEmptyHanded(outcome) || this.#page.status >= 400;
    const inspected = this.#isInspected ? this.#inspected(charset) : null;
    return {
      ...outcome,
      exact: takeTexts(outcome.result, this.#plan.definition.fields),
      trace: this.#trace,
      hints: isEmpty ? this.#hints(outcome) : [],
      fields: inspected?.fields ?? [],
      page: inspected?.page ?? null,
    };
  }

  #read(): Outcome {
    const { definition } = this.#plan;
    const parsing = this.#start();
    const source = openSource(definition, this.#text, this.#isInspected, this.#document);
    if (source instanceof Unreadable) {
      parsing('parse', `The page ${source.reason}`);
      return { ...nothing, failure: `${this.#loaded()} but ${source.reason}` };
    }
    parsing('parse', source.note);
    this.#source = source;
    try {
      const reader = this.#reader(source);
      return this.#plan.items ? this.#readItems(this.#plan.items, reader) : this.#readOne(reader);
    } catch (error) {
      if (error instanceof TooLarge) return { ...nothing, failure: error.message };
      // A library that ran out of stack on this page; the next page may be read.
      if (error instanceof RangeError)
        return {
          ...nothing,
          failure: `${this.#loaded()} but is too large or too deeply nested for these selectors.`,
        };
      throw error;
    }
  }

  #readItems({ selector, shown: written }: NonNullable<Plan['items']>, reader: Reader): Outcome {
    const { definition, fields, list } = this.#plan;
    const finding = this.#start();
    const found = selector.all(reader.root, reader, scraperLimits.items + 1);
    const places = found.slice(0, scraperLimits.items);
    const isCut = found.length > places.length;
    finding(
      'items',
      isCut
        ? `\`${written}\` matched more than ${scraperLimits.items}; only the first ${scraperLimits.items} are used`
        : `\`${written}\` matched ${places.length}`,
    );
    const reading = this.#start();
    const items = places.map((place) => readObject(fields, place, reader)).filter((item) => item !== null);
    this.#recorder?.record(list.length, places, items);
    this.#leftOut = this.#leftOutNote(places.length - items.length);
    if (places.length > 0) reading('fields', this.#fieldsNote(places.length));
    const next = this.#readNext(reader);
    if (items.length > 0 || definition.items?.required !== true) return { result: items, failure: null, next };
    const why =
      places.length === 0 ? `\`${written}\` matched 0 ${this.#things()}.` : `${this.#leftOut ?? 'no items are left'}.`;
    return { ...nothing, failure: `${this.#loaded()} but ${why}` };
  }

  #readOne(reader: Reader): Outcome {
    const { fields } = this.#plan;
    const reading = this.#start();
    const result = readObject(fields, reader.root, reader);
    reading('fields', this.#fieldsNote(1));
    if (result) return { result, failure: null, next: null };
    return { ...nothing, failure: `${this.#loaded()} but ${this.#missingNote(reader)}` };
  }

  #readNext(reader: Reader): string | null {
    const { next, list } = this.#plan;
    if (!next) return null;
    const looking = this.#start();
    const places = this.#recorder
      ? next.selector.all(reader.root, reader, 100)
      : [next.selector.first(reader.root, reader)].filter((place) => place !== null);
    const read = readingOf(next.attr, { xml: this.#plan.definition.source === 'xml' });
    const addresses = places.map((place) => reader.absolute(addressText(place, read)));
    const address = addresses[0] ?? null;
    this.#recorder?.record(list.length + 1, places, addresses);
    const why =
      places.length === 0
        ? `\`${next.shown}\` matched nothing, so this is the last page`
        : `\`${next.shown}\` has no valid URL`;
    looking('next', address ?? why);
    return address;
  }

  #reader({ root }: OpenSource): Reader {
    return {
      params: this.#params,
      text: this.#text,
      root,
      tally: this.#tally,
      recorder: this.#recorder,
      spend: (value) => this.#spend(value),
      absolute: (address) => this.#absolute(address),
    };
  }

  #spend(value: unknown): void {
    this.#spent +=
      typeof value === 'object'
        ? (JSON.stringify(value) ?? '').length
        : 8 + (typeof value === 'string' ? value.length : 0);
    if (this.#spent > responseMax)
      throw new TooLarge(`The response would be larger than ${sized(responseMax)}. Select less.`);
  }

  #absolute(address: string): string | null {
    this.#base ??= this.#baseAddress();
    const url = URL.parse(address.trim(), this.#base);
    return url && address.trim() !== '' && !scriptSchemes.has(url.protocol) ? url.href : null;
  }

  #baseAddress(): string {
    const document = this.#plan.definition.source === 'xml' ? null : this.#source?.document;
    const href = document ? base.first(document)?.attribs.href : undefined;
    return (href === undefined ? null : URL.parse(href, this.#page.url)?.href) ?? this.#page.url;
  }

  /** Reports to the trace how long a stage took. */
  #start(): (stage: TraceStage['stage'], note: string) => void {
    const startedMs = performance.now();
    return (stage, note) => {
      this.#trace.push({ stage, ms: Math.round((performance.now() - startedMs) * 100) / 100, note });
    };
  }

  #loaded(): string {
    return `The page loaded (${this.#page.status}, ${sized(this.#page.body.byteLength)})`;
  }

  #things(): string {
    const { source } = this.#plan.definition;
    return (source === 'html' || source === 'xml') && this.#plan.definition.items?.css !== undefined
      ? 'elements'
      : 'values';
  }

  /** `title 20, price 17 of 20; 3 items left out: no price`. */
  #fieldsNote(places: number): string {
    const { fields, list } = this.#plan;
    const filled = fields.map(({ index, field }) => `${field.name} ${this.#tally.filled[index] ?? 0}`).join(', ');
    const misfits = this.#tally.misfits.flatMap((count, index) =>
      count > 0 ? [`${counted(count, 'value')} of ${list[index]?.name} did not match the type`] : [],
    );
    return [`${filled} of ${places}`, ...(this.#leftOut === null ? [] : [this.#leftOut]), ...misfits].join('; ');
  }

  #leftOutNote(count: number): string | null {
    if (count === 0) return null;
    const top = new Set(this.#plan.fields.map(({ index }) => index));
    const reasons = this.#tally.missed.flatMap((missed, index) =>
      missed > 0 && top.has(index)
        ? [`no ${this.#plan.list[index]?.name}${missed < count ? ` in ${missed}` : ''}`]
        : [],
    );
    return `${counted(count, 'item')} left out: ${reasons.join(', ')}`;
  }

  #missingNote(reader: Reader): string {
    const missing = this.#plan.fields.find(
      ({ field, index }) => field.required && (this.#tally.missed[index] ?? 0) > 0,
    );
    if (!missing) return 'nothing was found.';
    const { field, selector, written } = missing;
    const isMatched = selector === null || selector.first(reader.root, reader) !== null;
    return `\`${field.name}\` is missing: ${isMatched ? `what ${written === '' ? 'it is read from' : `\`${written}\` matched`} has no value of type ${field.type}` : `\`${written}\` matched 0 ${field.select?.css === undefined ? 'values' : 'elements'}`}.`;
  }

  #hints(outcome: Outcome): Extraction['hints'] {
    try {
      return hintsOn(this.#emptyHanded(outcome));
    } catch (error) {
      // The selector that ran out of stack does so again.
      if (error instanceof RangeError || error instanceof TooLarge) return [];
      throw error;
    }
  }

  #emptyHanded(outcome: Outcome): EmptyHanded {
    const { definition, items } = this.#plan;
    const source = this.#source;
    const reader = source && this.#reader({ ...source });
    const isAllLeftOut = this.#leftOut !== null && Array.isArray(outcome.result ?? []);
    const missed = reader
      ? items
        ? [{ selector: items.selector, select: definition.items }]
        : this.#plan.fields.flatMap(({ field, selector }) =>
            selector && field.select ? [{ selector, select: field.select }] : [],
          )
      : [];
    return {
      definition,
      page: this.#page,
      text: this.#text,
      root: source?.root ?? null,
      document: source?.document ?? null,
      missed: reader
        ? missed
            .flatMap(({ selector, select }) => (select && selector.first(reader.root, reader) === null ? [select] : []))
            .slice(0, missedMax)
        : [],
      leftOut: isAllLeftOut && this.#leftOut !== null ? `All were left out: ${this.#leftOut}.` : null,
    };
  }

  #inspected(charset: string): ReturnType<typeof inspectedPage> {
    const { source } = this.#plan.definition;
    const inspected = inspectedPage({
      page: this.#page,
      text: this.#text,
      charset,
      isHtml: source === 'html',
      root: this.#source?.root ?? null,
      document: this.#source?.document ?? null,
      recorder: this.#recorder,
    });
    const { items, next } = this.#plan;
    const [itemReport, nextReport] = inspected.fields.slice(-2);
    return {
      page: inspected.page,
      fields: [
        ...(items && itemReport ? [itemReport] : []),
        ...inspected.fields.slice(0, -2),
        ...(next && nextReport ? [nextReport] : []),
      ],
    };
  }
}

const base = compileCss('base[href]');
/** Addresses that are no place to go. */
const scriptSchemes: ReadonlySet<string> = new Set(['javascript:', 'vbscript:', 'data:', 'blob:', 'about:']);
const missedMax = 3;

function addressText(place: Place, read: (node: ParentNode) => string | null): string {
  if (place.kind === 'node') return isTag(place.node) ? (read(place.node) ?? '') : '';
  if (place.kind === 'text') return place.text;
  return typeof place.value === 'string' ? place.value : '';
}

/** No items, or an object without a value. */
function isEmptyHanded({ result }: Outcome): boolean {
  if (result === null) return true;
  return Array.isArray(result) ? result.length === 0 : Object.values(result).every(isMissing);
}
