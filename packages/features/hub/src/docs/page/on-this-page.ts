import type { DocsPage } from '../docs-page.ts';
import type { DocsTranslate } from '../docs-copy.ts';

export interface Place {
  readonly id: string;
  readonly title: string;
}

/** Sections for the table of contents. */
export function placesIn(page: DocsPage, t: DocsTranslate): readonly Place[] {
  switch (page.kind) {
    case 'article':
      return page.article.sections.map(({ id, title }) => ({ id, title: t(title) }));
    case 'api':
      return placesOfApi(t);
    case 'area':
      return [];
  }
}

function placesOfApi(t: DocsTranslate): readonly Place[] {
  return [
    { id: 'call', title: t('docs.api.call') },
    { id: 'parameters', title: t('docs.api.parameters') },
    { id: 'example', title: t('docs.api.code') },
    { id: 'fields', title: t('docs.api.fields') },
    { id: 'answer', title: t('docs.api.answer') },
    { id: 'errors', title: t('docs.api.errors') },
  ];
}
