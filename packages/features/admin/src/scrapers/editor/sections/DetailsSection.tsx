import { areas } from '@apiyard/api/contract/hub/hub';
import { Checkbox } from '@apiyard/ui/Checkbox';
import { NumberField } from '@apiyard/ui/NumberField';
import { Select } from '@apiyard/ui/Select';
import { Stack } from '@apiyard/ui/Stack';
import { TextArea } from '@apiyard/ui/TextArea';
import { TextField } from '@apiyard/ui/TextField';
import { useState } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { isSame } from '../definition/same.ts';
import { editorCopy } from '../editor-copy.ts';
import { At, useEditorForm } from '../editor-form.tsx';
import { halves, narrowFirst } from './sections.css.ts';

/** Title, path and summary of the API. */
export function DetailsSection() {
  const t = useCopy(editorCopy);
  const { definition, edit, wrongAt } = useEditorForm();
  const { title, area, path, summary } = definition;
  return (
    <Stack space={1.5}>
      <At pointer="/title">
        <TextField
          label={t('apiEditor.details.title')}
          dir="auto"
          autoComplete="off"
          {...wrongAt('/title')}
          value={title}
          onChange={(text) => edit('/title', (old) => ({ ...old, title: text }))}
        />
      </At>
      <div className={narrowFirst}>
        <At pointer="/area">
          <Select
            label={t('apiEditor.details.area')}
            {...wrongAt('/area')}
            options={areas.map((id) => ({ id, label: id }))}
            value={area}
            onChange={(next) => edit('/area', (old) => ({ ...old, area: next }))}
          />
        </At>
        <At pointer="/path">
          <TextField
            label={t('apiEditor.details.path')}
            isMonospaced
            autoComplete="off"
            placeholder="books/list"
            {...wrongAt('/path')}
            value={path}
            onChange={(text) => edit('/path', (old) => ({ ...old, path: text }))}
          />
        </At>
      </div>
      <At pointer="/summary">
        <TextArea
          label={t('apiEditor.details.summary')}
          dir="auto"
          rows={2}
          {...wrongAt('/summary')}
          value={summary}
          onChange={(text) => edit('/summary', (old) => ({ ...old, summary: text.replaceAll('\n', ' ') }))}
        />
      </At>
    </Stack>
  );
}

/** Tags, cost and plan of the API. */
export function CostSection() {
  const t = useCopy(editorCopy);
  const { definition, edit, wrongAt } = useEditorForm();
  const { cost, premium } = definition;
  return (
    <Stack space={1.5}>
      <Tags />
      <div className={halves}>
        <At pointer="/cost">
          <NumberField
            label={t('apiEditor.details.cost')}
            description={t('apiEditor.details.costHelp')}
            {...wrongAt('/cost')}
            minValue={1}
            maxValue={1000}
            step={1}
            value={cost}
            onChange={(next) => edit('/cost', (old) => ({ ...old, cost: next }))}
          />
        </At>
      </div>
      <Checkbox isSelected={premium} onChange={(next) => edit('/premium', (old) => ({ ...old, premium: next }))}>
        {t('apiEditor.details.premium')}
      </Checkbox>
    </Stack>
  );
}

/** Comma-separated; the typed text is kept as is. */
function Tags() {
  const t = useCopy(editorCopy);
  const { definition, edit, wrongAt } = useEditorForm();
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed !== null && isSame(tagsIn(typed), definition.tags) ? typed : definition.tags.join(', ');
  return (
    <At pointer="/tags">
      <TextField
        label={t('apiEditor.details.tags')}
        description={t('apiEditor.details.tagsHelp')}
        dir="auto"
        autoComplete="off"
        {...wrongAt('/tags', ...definition.tags.map((_, index) => `/tags/${index}`))}
        value={text}
        onChange={(next) => {
          setTyped(next);
          edit('/tags', (old) => ({ ...old, tags: tagsIn(next) }));
        }}
      />
    </At>
  );
}

function tagsIn(text: string): string[] {
  return text
    .split(/[,،]/)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
}
