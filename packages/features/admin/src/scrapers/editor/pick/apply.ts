/** Where a picked selector goes. */
import type { ScraperDefinition } from '@apiyard/api/contract/scrapers/scraper-definition';
import { fieldAt, fieldsTo, withField } from '../definition/fields.ts';

type Picked = { readonly css: string } | { readonly jsonpath: string };

/** @param pointer `/items`, `/next` or `/fields/0/select` */
export function withPicked(definition: ScraperDefinition, pointer: string, picked: Picked): ScraperDefinition {
  if (pointer === '/items')
    return { ...definition, items: { required: definition.items?.required ?? false, ...picked } };
  if (pointer === '/next') {
    const { attr, pagesMax = 3 } = definition.next ?? {};
    return { ...definition, next: { ...picked, ...('css' in picked ? { attr: attr ?? 'href' } : {}), pagesMax } };
  }
  const at = pointer.replace(/\/select$/, '');
  const field = fieldAt(definition, at);
  return field === undefined ? definition : withField(definition, at, { ...field, select: { ...picked } });
}

/** The selectors from which a field starts, outermost first: of the items, then of the fields around it. */
export function basesOf(
  definition: ScraperDefinition,
  pointer: string,
): { readonly css: readonly string[]; readonly jsonpath: string | null } {
  if (pointer === '/items' || pointer === '/next') return { css: [], jsonpath: null };
  const around = fieldsTo(definition, pointer.replace(/\/select$/, '')).slice(0, -1);
  const { items } = definition;
  const css = [items?.css, ...around.map(({ select }) => select?.css)].filter(
    (text): text is string => text !== undefined && text !== '',
  );
  return { css, jsonpath: items?.jsonpath ?? null };
}

/** Whether the part uses every match. */
export function takesMany(definition: ScraperDefinition, pointer: string): boolean {
  return fieldAt(definition, pointer.replace(/\/select$/, ''))?.many ?? false;
}
