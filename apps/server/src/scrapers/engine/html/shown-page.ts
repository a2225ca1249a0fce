/** The page for the inspector, with the matches of each selector. */
import type { Document, ParentNode } from 'domhandler';
import type { FieldReport, ShownPage } from '@apiyard/api/contract/scrapers/scrapers';
import type { FetchedPage } from '../extraction.ts';
import { harmlessHtml, numberElements } from './harmless-html.ts';
import { indentedJson } from '../json/indented-json.ts';
import type { Place } from '../place.ts';
import type { MatchRecorder } from './match-recorder.ts';

/** Characters of the source, and of the harmless page. */
const shownMax = 512_000;

export interface InspectedSource {
  readonly page: FetchedPage;
  readonly text: string;
  readonly charset: string;
  readonly isHtml: boolean;
  /** Null when the source could not be read. */
  readonly root: Place | null;
  readonly document: Document | null;
  readonly recorder: MatchRecorder | null;
}

export function inspectedPage({ page, text, charset, isHtml, root, document, recorder }: InspectedSource): {
  readonly page: ShownPage;
  readonly fields: readonly FieldReport[];
} {
  const ranges = new Map<number, [number, number][]>();
  const wanted = recorder?.wanted((field, range) => ranges.set(field, [...(ranges.get(field) ?? []), range])) ?? [];
  const source =
    root?.kind === 'json'
      ? indentedJson(root.value, wanted, shownMax)
      : { text: text.slice(0, shownMax), isCut: text.length > shownMax };
  const numbers: Map<ParentNode, number> | null = isHtml && document ? numberElements(document) : null;
  return {
    page: {
      url: page.url,
      status: page.status,
      contentType: page.contentType,
      charset,
      bytes: page.body.byteLength,
      source: source.text,
      isCut: source.isCut,
      html: numbers && document ? harmlessHtml(document, numbers, shownMax) : null,
    },
    fields: recorder?.reports(numbers, ranges, source.text.length) ?? [],
  };
}
