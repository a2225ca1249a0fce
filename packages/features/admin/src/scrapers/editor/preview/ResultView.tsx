import type { Preview } from '@apiyard/api/contract/scrapers/scrapers';
import { JsonTree } from '@apiyard/ui/JsonTree';
import { Stack } from '@apiyard/ui/Stack';
import { Switch } from '@apiyard/ui/Switch';
import { Table } from '@apiyard/ui/Table';
import { Text } from '@apiyard/ui/Text';
import { toJson } from '@apiyard/ui/to-json';
import { useState } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useFormat } from '@apiyard/kit/format.ts';
import { editorCopy } from '../editor-copy.ts';
import { scroll } from './PreviewPane.css.ts';

const rowsMax = 100;
const cellLengthMax = 120;

/** What callers would get. */
export function ResultView({ preview }: { readonly preview: Preview }) {
  const t = useCopy(editorCopy);
  const [isTable, setIsTable] = useState(false);
  const { result } = preview;
  const rows = rowsIn(result);
  if (result === null || result === undefined) {
    return (
      <div className={scroll}>
        <Text tone="quiet">{t('apiEditor.result.none')}</Text>
      </div>
    );
  }
  return (
    <div className={scroll}>
      <Stack space={1}>
        {rows !== null && (
          <Switch isSelected={isTable} onChange={setIsTable}>
            {t('apiEditor.result.asTable')}
          </Switch>
        )}
        {rows !== null && isTable ? (
          <Rows rows={rows} />
        ) : (
          <JsonTree
            label={
              Array.isArray(result)
                ? t('apiEditor.result.items', { count: result.length })
                : t('apiEditor.preview.result')
            }
            value={result}
          />
        )}
      </Stack>
    </div>
  );
}

type Row = Readonly<Record<string, unknown>>;

function rowsIn(result: unknown): readonly Row[] | null {
  return Array.isArray(result) &&
    result.length > 0 &&
    result.every((row): row is Row => typeof row === 'object' && row !== null && !Array.isArray(row))
    ? result
    : null;
}

function Rows({ rows }: { readonly rows: readonly Row[] }) {
  const t = useCopy(editorCopy);
  const format = useFormat();
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const numbered = rows.slice(0, rowsMax).map((row, index) => ({ row, number: index + 1 }));
  return (
    <Stack space={1}>
      <Table
        label={t('apiEditor.preview.result')}
        density="dense"
        height="content"
        columns={[
          {
            id: ' row',
            label: t('apiEditor.result.row'),
            align: 'end' as const,
            render: ({ number }: (typeof numbered)[number]) => format.number(number),
          },
          ...columns.map((name) => ({
            id: name,
            label: name,
            render: ({ row }: (typeof numbered)[number]) => <bdi>{cellText(row[name])}</bdi>,
          })),
        ]}
        rows={numbered}
        rowId={({ number }) => String(number)}
      />
      {rows.length > rowsMax && (
        <Text size="small" tone="quiet">
          {t('apiEditor.result.moreRows', { count: rowsMax })}
        </Text>
      )}
    </Stack>
  );
}

function cellText(value: unknown): string {
  const text =
    value === null || value === undefined ? '' : typeof value === 'object' ? toJson(value, 0) : String(value);
  return text.length > cellLengthMax ? `${text.slice(0, cellLengthMax)}…` : text;
}
