import type { ScraperDefinition, SourceKind } from '@apiyard/api/contract/scrapers/scraper-definition';
import { sourceKinds } from '@apiyard/api/contract/scrapers/scraper-definition';
import { Checkbox } from '@apiyard/ui/Checkbox';
import { Select } from '@apiyard/ui/Select';
import { Stack } from '@apiyard/ui/Stack';
import { TextField } from '@apiyard/ui/TextField';
import { useCopy } from '@apiyard/kit/copy.ts';
import { withMember } from '../definition/change.ts';
import { editorCopy } from '../editor-copy.ts';
import { At, useEditorForm } from '../editor-form.tsx';
import { halves, narrowFirst } from './sections.css.ts';
import { SelectorField } from './SelectorField.tsx';
import { placesIn } from './source-selectors.ts';

/** Source type and item selector. */
export function ItemsSection() {
  const t = useCopy(editorCopy);
  const { definition, edit, wrongAt } = useEditorForm();
  const { source, items, script } = definition;
  const setItems = (next: ScraperDefinition['items']) => edit('/items', (old) => withMember(old, 'items', next));
  const kinds = placesIn(source);
  const first = kinds[0] ?? 'regex';
  return (
    <Stack space={1.5}>
      <div className={halves}>
        <At pointer="/source">
          <Select
            label={t('apiEditor.source')}
            {...wrongAt('/source')}
            options={sourceKinds.map((id) => ({
              id,
              label: t(`apiEditor.source.${id}`),
              description: t(`apiEditor.source.${id}.help`),
            }))}
            value={source}
            onChange={(next: SourceKind) => edit('/source', (old) => withSource(old, next))}
          />
        </At>
        <Select
          label={t('apiEditor.items.shape')}
          options={[
            { id: 'list', label: t('apiEditor.items.list'), description: t('apiEditor.items.listHelp') },
            { id: 'one', label: t('apiEditor.items.one'), description: t('apiEditor.items.oneHelp') },
          ]}
          value={items === undefined ? 'one' : 'list'}
          onChange={(shape) => setItems(shape === 'one' ? undefined : { [first]: '', required: false })}
        />
      </div>
      {source === 'script-json' && (
        <At pointer="/script">
          <div className={narrowFirst}>
            <Select
              label={t('apiEditor.script')}
              options={[
                { id: 'css', label: t('apiEditor.script.css') },
                { id: 'variable', label: t('apiEditor.script.variable') },
              ]}
              value={script?.variable === undefined ? 'css' : 'variable'}
              onChange={(kind) => edit('/script', (old) => ({ ...old, script: { [kind]: '' } }))}
            />
            <TextField
              label={t('apiEditor.script.where')}
              isMonospaced
              autoComplete="off"
              placeholder={script?.variable === undefined ? '#__NEXT_DATA__' : 'window.__STATE__'}
              {...wrongAt('/script', '/script/css', '/script/variable')}
              value={script?.variable ?? script?.css ?? ''}
              onChange={(text) =>
                edit('/script', (old) => ({
                  ...old,
                  script: { [script?.variable === undefined ? 'css' : 'variable']: text },
                }))
              }
            />
          </div>
        </At>
      )}
      {items !== undefined && (
        <div data-part="/items">
          <Stack space={1}>
            <SelectorField
              label={t('apiEditor.items.selector')}
              pointer="/items"
              kinds={kinds}
              value={items}
              onChange={(next) => setItems({ required: items.required, ...pointing(next) })}
            />
            <Checkbox
              isSelected={items.required}
              onChange={(required) => setItems({ ...items, required })}
              description={t('apiEditor.items.requiredHelp')}
            >
              {t('apiEditor.items.required')}
            </Checkbox>
          </Stack>
        </div>
      )}
    </Stack>
  );
}

function pointing(
  select:
    | { readonly css?: string | undefined; readonly jsonpath?: string | undefined; readonly regex?: string | undefined }
    | undefined,
) {
  const { css, jsonpath, regex } = select ?? {};
  return {
    ...(css === undefined ? {} : { css }),
    ...(jsonpath === undefined ? {} : { jsonpath }),
    ...(regex === undefined ? {} : { regex }),
  };
}

/** Adds or removes `script` for the new source; selectors are kept for review. */
function withSource(definition: ScraperDefinition, source: SourceKind): ScraperDefinition {
  return withMember(
    { ...definition, source },
    'script',
    source === 'script-json' ? (definition.script ?? { css: '' }) : undefined,
  );
}
