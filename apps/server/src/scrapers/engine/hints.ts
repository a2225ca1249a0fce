/** Possible reasons why a page gave no result. */
import type { Document } from 'domhandler';
import type { ScraperDefinition } from '@apiyard/api/contract/scrapers/scraper-definition';
import type { Hint } from '@apiyard/api/contract/scrapers/scrapers';
import { counted, sized } from './values/amounts.ts';
import { partialMatches } from './html/css.ts';
import type { FetchedPage } from './extraction.ts';
import { parseHtml } from './html/html.ts';
import { brokenAt } from './json/json-path.ts';
import { TooLarge } from './limits.ts';
import type { Place } from './place.ts';
import { embeddedJson, ldJson } from './json/script-json.ts';
import { consentOf, faceOf, isScriptShell, movedTo, refusalOf } from './html/shell.ts';
import { kindOf } from './source.ts';

export interface EmptyHanded {
  readonly definition: ScraperDefinition;
  readonly page: FetchedPage;
  readonly text: string;
  /** What selectors searched; null when the source could not be read. */
  readonly root: Place | null;
  /** The page's tree, where it was parsed as HTML already. */
  readonly document: Document | null;
  /** Selectors without a match, by their path in the definition. */
  readonly missed: readonly { readonly css?: string | undefined; readonly jsonpath?: string | undefined }[];
  /** Why items were left out; null when they were not. */
  readonly leftOut: string | null;
}

/** The likeliest first. */
export function hintsOn(seen: EmptyHanded): Hint[] {
  const { definition, page, text, leftOut } = seen;
  const kind = kindOf(text);
  const document = kind === 'html' ? ((definition.source === 'xml' ? null : seen.document) ?? parsed(text)) : null;
  return [
    ...(leftOut === null ? [] : [hint('all-left-out', leftOut)]),
    ...otherKind(definition, page, kind),
    ...(document ? faceHints(document, seen) : []),
    ...noMatch(seen),
    ...(document && leftOut === null ? jsonHints(document, definition) : []),
  ];
}

function hint(code: Hint['code'], detail: string, at: string | null = null): Hint {
  return { code, detail, at };
}

function parsed(text: string): Document | null {
  try {
    return parseHtml(text);
  } catch (error) {
    if (error instanceof TooLarge) return null;
    throw error;
  }
}

const kindNames = { html: 'HTML', xml: 'XML', json: 'JSON', text: 'plain text', nothing: 'empty' } as const;

function otherKind({ source }: ScraperDefinition, { contentType }: FetchedPage, kind: keyof typeof kindNames): Hint[] {
  const wanted = source === 'script-json' || source === 'ld-json' ? 'html' : source;
  if (wanted === 'text' || kind === wanted) return [];
  if (kind === 'text' && wanted === 'html') return [];
  // XHTML, and fragments of XML without their declaration.
  if (kind === 'html' && wanted === 'xml' && !/html/i.test(contentType)) return [];
  const type = contentType === '' ? '' : ` (content type ${contentType})`;
  if (kind === 'nothing') return [hint('other-kind', `The page is empty${type}.`)];
  return [hint('other-kind', `The page is ${kindNames[kind]}, not ${kindNames[wanted]}${type}.`)];
}

function faceHints(document: Document, { definition, page, text, leftOut }: EmptyHanded): Hint[] {
  if (leftOut !== null) return [];
  const face = faceOf(document);
  const refusal = refusalOf(face, text, page);
  const consent = refusal === null ? consentOf(face, page) : null;
  const moved = movedTo(document, page, definition.request.url);
  const isShell = definition.source === 'html' && refusal === null && consent === null && isScriptShell(face);
  return [
    ...(refusal === null ? [] : [hint('blocked', `The site seems to block automated requests: ${refusal}.`)]),
    ...(consent === null ? [] : [hint('consent-page', `This looks like a consent page: ${consent}.`)]),
    ...(moved === null ? [] : [hint('moved', `The page is now at ${moved}.`, moved)]),
    ...(isShell
      ? [
          hint(
            'script-shell',
            `The page is rendered in the browser: its HTML has ${counted(face.text.length, 'character')} of text and ${counted(face.scripts, 'script')}.`,
          ),
        ]
      : []),
  ];
}

const namesMax = 12;

function noMatch({ definition, root, missed }: EmptyHanded): Hint[] {
  if (!root) return [];
  return missed.flatMap(({ css, jsonpath }) => {
    if (css !== undefined && root.kind === 'node') {
      const steps = partialMatches(css, root.node, { xml: definition.source === 'xml' });
      if (steps.length === 0) return [];
      return [
        hint(
          'no-match',
          `${steps.map(({ part, count }) => `\`${part}\` matched ${count}`).join(', ')}.`,
          steps.findLast(({ count }) => count > 0)?.part ?? null,
        ),
      ];
    }
    if (jsonpath !== undefined && root.kind === 'json') {
      const broken = brokenAt(jsonpath, root.value);
      if (!broken) return [];
      const names = broken.names.slice(0, namesMax).map((name) => `\`${name}\``);
      const there =
        names.length === 0 ? '' : ` Found there: ${names.join(', ')}${broken.names.length > namesMax ? '…' : ''}.`;
      return [
        hint('no-match', `\`${broken.found}\` matches, but \`${broken.missing}\` does not.${there}`, broken.found),
      ];
    }
    return [];
  });
}

const shownJsonMax = 3;

function jsonHints(document: Document, { source, script }: ScraperDefinition): Hint[] {
  if (source === 'text' || source === 'xml') return [];
  try {
    const used = script?.css ?? script?.variable;
    const found = embeddedJson(document).map(({ at, size }) => ({ name: 'css' in at ? at.css : at.variable, size }));
    const others = found.filter(({ name }) => name !== used).slice(0, shownJsonMax);
    const hints = others.map(({ name, size }) =>
      hint('json-found', `JSON found in \`${name}\` (${sized(size)}). Read the page as script-json.`, name),
    );
    const { entries } = ldJson(document);
    if (source === 'ld-json' || entries.length === 0) return hints;
    return [
      ...hints,
      hint(
        'json-found',
        `The page has ld+json with ${counted(entries.length, 'entry', 'entries')}. Read it as ld-json.`,
        'script[type="application/ld+json"]',
      ),
    ];
  } catch (error) {
    if (error instanceof TooLarge) return [];
    throw error;
  }
}
