import type { ScraperDefinition } from '@apiyard/api/contract/scrapers/scraper-definition';
import { partsOf } from './definition/pointer.ts';
import type { EditorTranslate } from './editor-copy.ts';
import { sectionOf } from './sections/section-places.ts';

/** Places with a labelled control. */
const labels = {
  '/title': 'apiEditor.details.title',
  '/area': 'apiEditor.details.area',
  '/path': 'apiEditor.details.path',
  '/summary': 'apiEditor.details.summary',
  '/tags': 'apiEditor.details.tags',
  '/cost': 'apiEditor.details.cost',
  '/request/url': 'apiEditor.request.url',
  '/request/query': 'apiEditor.request.query',
  '/request/headers': 'apiEditor.request.headers',
  '/request/body': 'apiEditor.body',
  '/request/timeoutMs': 'apiEditor.request.timeout',
  '/request/retries': 'apiEditor.request.retries',
  '/request/sizeBytesMax': 'apiEditor.request.size',
  '/cacheS': 'apiEditor.request.cache',
  '/script': 'apiEditor.script.where',
  '/items': 'apiEditor.items.selector',
  '/next': 'apiEditor.next.selector',
  '/source': 'apiEditor.source',
} as const;

const lists = ['fields', 'params', 'tests'] as const;

/** Readable name of a place: 'Title', 'Fields, price'. */
export function placeText(t: EditorTranslate, definition: ScraperDefinition, pointer: string): string {
  if (pointer === '') return t('apiEditor.json');
  const known = Object.entries(labels).find(([place]) => pointer === place || pointer.startsWith(`${place}/`));
  if (known) return t(known[1]);
  const [list, index] = partsOf(pointer);
  const kind = lists.find((name) => name === list);
  const section = t(`apiEditor.section.${sectionOf(pointer)}`);
  if (kind === undefined || index === undefined) return section;
  return `${section}, ${definition[kind][Number(index)]?.name || Number(index) + 1}`;
}
