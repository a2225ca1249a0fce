import { Button } from '@apiyard/ui/Button';
import { Stack } from '@apiyard/ui/Stack';
import { Table } from '@apiyard/ui/Table';
import { Text } from '@apiyard/ui/Text';
import { useState } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useFormat } from '@apiyard/kit/format.ts';
import { hubCopy } from '../hub-copy.ts';
import type { TableRows } from './table-rows.ts';
import { cellText } from './table-rows.ts';

/** Number of rows before "Show all". */
const firstRows = 100;
/** Maximum length of a cell; the tree and raw views have the whole value. */
const cellLengthMax = 120;

/** Table view of a JSON response. */
export function RowsTable({ table }: { readonly table: TableRows }) {
  const t = useCopy(hubCopy);
  const format = useFormat();
  const [isWhole, setIsWhole] = useState(false);
  const rows = table.rows.map((row, index) => ({ row, number: index + 1 }));
  const shown = isWhole ? rows : rows.slice(0, firstRows);
  return (
    <Stack space={1}>
      <Table
        label={t('hub.play.answer')}
        density="dense"
        columns={[
          {
            id: ' row',
            label: t('hub.play.row'),
            align: 'end' as const,
            render: ({ number }) => format.number(number),
          },
          ...table.columns.map((name) => ({
            id: name,
            label: name,
            align: rows.every(({ row }) => typeof (row[name] ?? 0) === 'number')
              ? ('end' as const)
              : ('start' as const),
            render: ({ row }: (typeof rows)[number]) => <bdi>{cut(cellText(row[name]))}</bdi>,
          })),
        ]}
        rows={shown}
        rowId={({ number }) => String(number)}
      />
      {shown.length < rows.length ? (
        <Button size="small" onPress={() => setIsWhole(true)}>
          {t('hub.play.moreRows', { count: rows.length })}
        </Button>
      ) : (
        <Text size="small" tone="quiet">
          {t('hub.play.rows', { count: rows.length })}
        </Text>
      )}
    </Stack>
  );
}

const cut = (text: string) => (text.length > cellLengthMax ? `${text.slice(0, cellLengthMax)}…` : text);
