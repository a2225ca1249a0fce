/** One selector of a definition, ready to be used again and again. */
import type { Select } from '@apiyard/api/contract/scrapers/scraper-definition';
import { compileCss } from './html/css.ts';
import { readingOf } from './html/element.ts';
import { compileJsonPath } from './json/json-path.ts';
import { compilePattern } from './values/pattern.ts';
import type { NodePlace, Place, TextPlace } from './place.ts';

/** What selectors may need of the page and the call. */
export interface Scene {
  readonly params: Readonly<Record<string, unknown>>;
  /** The page's source. */
  readonly text: string;
  /** The document, when nothing was selected yet. */
  readonly root: Place;
}

export interface Selector {
  first(place: Place, scene: Scene): Place | null;
  /** At most `max`, in the order of the page. */
  all(place: Place, scene: Scene, max: number): Place[];
}

/** Throws a `CssError`, `JsonPathError` or `PatternError`. No matches in a place that cannot be searched. */
export function compileSelector(
  select: Select,
  { xml, attr = 'text' }: { readonly xml: boolean; readonly attr?: string | undefined },
): Selector {
  if (select.css !== undefined) return cssSelector(select.css, xml);
  if (select.jsonpath !== undefined) return jsonPathSelector(select.jsonpath);
  if (select.regex !== undefined) return regexSelector(select.regex, { xml, attr });
  const { param } = select;
  if (param !== undefined) return fixedSelector(({ params }) => (Object.hasOwn(params, param) ? params[param] : null));
  return fixedSelector(() => select.const);
}

function cssSelector(css: string, xml: boolean): Selector {
  const query = compileCss(css, { xml });
  return {
    first(place) {
      const node = place.kind === 'node' ? query.first(place.node) : null;
      return node && { kind: 'node', node };
    },
    all: (place, _, max) =>
      place.kind === 'node' ? query.all(place.node, max).map((node): NodePlace => ({ kind: 'node', node })) : [],
  };
}

function jsonPathSelector(source: string): Selector {
  const path = compileJsonPath(source);
  return {
    first(place) {
      const match = place.kind === 'json' ? path.first(place.value) : null;
      return match && place.kind === 'json'
        ? { kind: 'json', value: match.value, location: place.location && [...place.location, ...match.location] }
        : null;
    },
    all(place, _, max) {
      if (place.kind !== 'json') return [];
      const { location } = place;
      return path.all(place.value, max).map((match): Place => ({
        kind: 'json',
        value: match.value,
        location: location && [...location, ...match.location],
      }));
    },
  };
}

function regexSelector(source: string, style: { readonly xml: boolean; readonly attr: string }): Selector {
  const pattern = compilePattern(source);
  const reading = readingOf(style.attr, style);
  /** On the raw source if nothing was selected before, so that content of scripts and comments can be found. */
  function searched(place: Place, scene: Scene): TextPlace {
    if (place === scene.root)
      return { kind: 'text', text: scene.text, start: place.kind === 'json' ? null : 0, origin: null };
    if (place.kind === 'text') return place;
    if (place.kind === 'node') return { kind: 'text', text: reading(place.node) ?? '', start: null, origin: place };
    return {
      kind: 'text',
      text: typeof place.value === 'string' ? place.value : (JSON.stringify(place.value) ?? ''),
      start: null,
      origin: place,
    };
  }
  return {
    first(place, scene) {
      const { text, start, origin } = searched(place, scene);
      const match = pattern.first(text);
      return match?.text == null
        ? null
        : { kind: 'text', text: match.text, start: start === null ? null : start + match.start, origin };
    },
    all(place, scene, max) {
      const { text, start, origin } = searched(place, scene);
      return pattern
        .all(text, max)
        .flatMap((match): Place[] =>
          match.text === null
            ? []
            : [{ kind: 'text', text: match.text, start: start === null ? null : start + match.start, origin }],
        );
    },
  };
}

function fixedSelector(valueIn: (scene: Scene) => unknown): Selector {
  function first(_: Place, scene: Scene): Place | null {
    const value = valueIn(scene);
    return value === null || value === undefined ? null : { kind: 'json', value, location: null };
  }
  return {
    first,
    all(place, scene) {
      const found = first(place, scene);
      return found ? [found] : [];
    },
  };
}

/** The selector as people wrote it. */
export function shownSelector({
  css,
  jsonpath,
  regex,
}: {
  readonly css?: string | undefined;
  readonly jsonpath?: string | undefined;
  readonly regex?: string | undefined;
}): string {
  return css ?? jsonpath ?? regex ?? '';
}
