import type { ScraperDefinition } from '@apiyard/api/contract/scrapers/scraper-definition';
import type { Preview } from '@apiyard/api/contract/scrapers/scrapers';
import { Badge } from '@apiyard/ui/Badge';
import { Table } from '@apiyard/ui/Table';
import { Text } from '@apiyard/ui/Text';
import { toJson } from '@apiyard/ui/to-json';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useFormat } from '@apiyard/kit/format.ts';
import { pagePlaceholder } from '../definition/check.ts';
import { allFields } from '../definition/fields.ts';
import { editorCopy } from '../editor-copy.ts';
import { useEditorForm } from '../editor-form.tsx';
import { nameCell, sampleCell } from './FieldsView.css.ts';
import { scroll } from './PreviewPane.css.ts';

const samplesMax = 3;

interface FieldsViewProps {
  readonly preview: Preview;
  readonly definition: ScraperDefinition;
}

/** Each part with its matches; a row opens the part. */
export function FieldsView({ preview, definition }: FieldsViewProps) {
  const t = useCopy(editorCopy);
  const format = useFormat();
  const { send } = useEditorForm();
  const rows = preview.fields.filter(({ name }) => definition.fields.length > 0 || name !== pagePlaceholder);
  return (
    <div className={scroll}>
      <Table
        label={t('apiEditor.preview.fields')}
        density="dense"
        height="content"
        rows={rows}
        rowId={({ name }) => name}
        empty={<Text tone="quiet">{t('apiEditor.fields.none')}</Text>}
        onRowAction={(name) => {
          const at =
            name === 'items' || name === 'next'
              ? `/${name}`
              : allFields(definition.fields).find(({ reportName }) => reportName === name)?.pointer;
          if (at !== undefined) send({ type: 'focus', at });
        }}
        columns={[
          {
            id: 'name',
            label: t('apiEditor.fieldsView.name'),
            render: ({ name }) => (
              <div className={nameCell} title={name}>
                <Text as="div" isMono isTruncated>
                  {name}
                </Text>
              </div>
            ),
          },
          {
            id: 'matches',
            label: t('apiEditor.fieldsView.matches'),
            align: 'end',
            render: ({ matches }) =>
              matches === 0 ? <Badge tone="warning">{t('apiEditor.fields.nothing')}</Badge> : format.number(matches),
          },
          {
            id: 'samples',
            label: t('apiEditor.field.samples'),
            render: ({ samples }) => (
              <div className={sampleCell}>
                {samples.slice(0, samplesMax).map((sample, index) => (
                  <Text key={index} as="div" size="small" isMono isTruncated>
                    {typeof sample === 'string' ? sample : toJson(sample, 0)}
                  </Text>
                ))}
              </div>
            ),
          },
        ]}
      />
    </div>
  );
}
