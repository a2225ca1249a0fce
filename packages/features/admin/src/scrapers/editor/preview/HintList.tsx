import type { ScraperDefinition } from '@apiyard/api/contract/scrapers/scraper-definition';
import type { Hint } from '@apiyard/api/contract/scrapers/scrapers';
import { Alert } from '@apiyard/ui/Alert';
import { Button } from '@apiyard/ui/Button';
import { useCopy } from '@apiyard/kit/copy.ts';
import { withMember } from '../definition/change.ts';
import { editorCopy } from '../editor-copy.ts';
import { useEditorForm } from '../editor-form.tsx';
import { ServerSentence } from '../../../ServerSentence.tsx';

/** Hints about an empty result, with a button that applies the fix. */
export function HintList({ hints }: { readonly hints: readonly Hint[] }) {
  const t = useCopy(editorCopy);
  const { edit, state } = useEditorForm();
  const contentType = state.preview?.page?.contentType ?? '';
  return hints.map((hint, index) => {
    const change = remedy(hint, contentType);
    return (
      <Alert
        key={index}
        tone={hint.code === 'json-found' ? 'info' : 'warning'}
        {...(change
          ? {
              action: (
                <Button size="small" onPress={() => edit('/source', change)}>
                  {t('apiEditor.hint.use')}
                </Button>
              ),
            }
          : {})}
      >
        <ServerSentence>{hint.detail}</ServerSentence>
      </Alert>
    );
  });
}

/** The change that applies a hint; null if it has none. */
function remedy(
  { code, at }: Hint,
  contentType: string,
): ((definition: ScraperDefinition) => ScraperDefinition) | null {
  switch (code) {
    case 'json-found':
      return at === null ? null : (definition) => readAt(withoutLists(definition), at);
    case 'moved':
      return at === null ? null : (definition) => ({ ...definition, request: { ...definition.request, url: at } });
    case 'other-kind': {
      const source = /json/i.test(contentType)
        ? 'json'
        : /xhtml|html/i.test(contentType)
          ? 'html'
          : /xml/i.test(contentType)
            ? 'xml'
            : null;
      return source === null
        ? null
        : (definition) => ({ ...withMember(withoutLists(definition), 'script', undefined), source });
    }
    default:
      return null;
  }
}

/** Selectors for another kind of source do not apply. */
function withoutLists(definition: ScraperDefinition): ScraperDefinition {
  return withMember(withMember(definition, 'items', undefined), 'next', undefined);
}

function readAt(definition: ScraperDefinition, at: string): ScraperDefinition {
  if (at.includes('ld+json')) return { ...withMember(definition, 'script', undefined), source: 'ld-json' };
  const isVariable = /^[A-Za-z_$][\w$.]*$/.test(at) && at !== 'script';
  return { ...definition, source: 'script-json', script: isVariable ? { variable: at } : { css: at } };
}
