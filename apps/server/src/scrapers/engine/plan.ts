/** A definition, compiled once and used for any number of pages. */
import type { ScraperDefinition } from '@apiyard/api/contract/scrapers/scraper-definition';
import { compileCss } from './html/css.ts';
import { compileFields, type CompiledField, type ListedField } from './fields.ts';
import { compileSelector, shownSelector, type Selector } from './select.ts';

export interface Plan {
  readonly definition: ScraperDefinition;
  readonly items: { readonly selector: Selector; readonly shown: string } | null;
  readonly fields: readonly CompiledField[];
  /** All fields, nested ones too, by number. */
  readonly list: readonly ListedField[];
  readonly next: { readonly selector: Selector; readonly shown: string; readonly attr: string } | null;
}

/** Throws a `CssError`, `JsonPathError` or `PatternError`: `checkSelectors` adds the position. */
export function compilePlan(definition: ScraperDefinition): Plan {
  const style = { xml: definition.source === 'xml' };
  const { items, next, script } = definition;
  // Used only once a page is there; a mistake in it is one of the definition all the same.
  if (script?.css !== undefined) compileCss(script.css);
  const list: ListedField[] = [];
  return {
    definition,
    items: items ? { selector: compileSelector(items, style), shown: shownSelector(items) } : null,
    fields: compileFields(definition.fields, style, list),
    list,
    next: next
      ? {
          selector: compileSelector(next, style),
          shown: shownSelector(next),
          attr: next.attr ?? (next.css === undefined ? 'text' : 'href'),
        }
      : null,
  };
}
