import type { ScraperDefinition } from '@apiyard/api/contract/scraper-definition';
import type { Hint } from '@apiyard/api/contract/scrapers';
import { Alert } from '@apiyard/ui/Alert';
import { Button } from '@apiyard/ui/Button';
import { useCopy } from '../../../_kit/copy.ts';
import { withMember } from '../definition/change.ts';
import { editorCopy } from '../editor-copy.ts';
import { useEditorForm } from '../editor-form.tsx';

/** Why nothing came, as far as it shows, and what can be done about it with one press. */
export function HintList({ hints }: { readonly hints: readonly Hint[] }) {
  const t = useCopy(editorCopy);
  const { edit } = useEditorForm();
  return hints.map((hint, index) => {
    const change = remedy(hint);
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
        {hint.detail}
      </Alert>
    );
  });
}

/** What the hint asks for, as a change; null where only a person can tell. */
function remedy({ code, at }: Hint): ((definition: ScraperDefinition) => ScraperDefinition) | null {
  if (code !== 'json-found' || at === null) return null;
  return (definition) => {
    const bare = withMember(withMember(definition, 'items', undefined), 'next', undefined);
    if (/ld\+json/.test(at)) return { ...withMember(bare, 'script', undefined), source: 'ld-json' };
    const isVariable = /^[A-Za-z_$][\w$.]*$/.test(at) && !/^script$/i.test(at);
    return { ...bare, source: 'script-json', script: isVariable ? { variable: at } : { css: at } };
  };
}
