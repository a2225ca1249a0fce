import { useCopy } from '@apiyard/kit/copy.ts';
import { secretNamesIn } from '../../secrets/secret-names.ts';
import { allFields } from '../definition/fields.ts';
import { editorCopy } from '../editor-copy.ts';
import { useEditorForm } from '../editor-form.tsx';
import type { Section } from './section-places.ts';

/** One-line summary of each section. */
export function useSummaries(): Readonly<Record<Section, string>> {
  const t = useCopy(editorCopy);
  const { definition } = useEditorForm();
  const { area, path, title, request, params, source, items, fields, next, tests, cost } = definition;
  const secrets = secretNamesIn(definition).length;
  return {
    request: request.url === '' ? '' : `${request.method} ${request.url.replace(/^https?:\/\//, '')}`,
    params: params.length === 0 ? '' : params.map(({ name }) => name).join(', '),
    items: [t(`apiEditor.source.${source}`), items?.css ?? items?.jsonpath ?? items?.regex].filter(Boolean).join(' · '),
    fields: fields.length === 0 ? '' : t('apiEditor.summary.fields', { count: allFields(fields).length }),
    next: next === undefined ? '' : t('apiEditor.summary.pages', { count: next.pagesMax }),
    tests: tests.length === 0 ? '' : t('apiEditor.summary.tests', { count: tests.length }),
    secrets: secrets === 0 ? '' : t('apiEditor.summary.secrets', { count: secrets }),
    details: path === '' ? title : `${area}/${path}`,
    cost: t('apiEditor.summary.cost', { count: cost }),
  };
}
