import { Button } from '@apiyard/ui/Button';
import { DataTable, firstView } from '@apiyard/ui/DataTable';
import { GridList } from '@apiyard/ui/GridList';
import { IconButton } from '@apiyard/ui/IconButton';
import { ListBox } from '@apiyard/ui/ListBox';
import { Table } from '@apiyard/ui/Table';
import { Tree } from '@apiyard/ui/Tree';
import { IconFolder, IconPencil } from '@tabler/icons-react';
import type { StatesProps } from './states.tsx';
import { Row } from './states.tsx';

const icon = { 'aria-hidden': true, size: 20, stroke: 1.5 } as const;
const nothing = () => {};
const forced = ['hovered', 'focused'] as const;

interface Key {
  readonly id: string;
  readonly calls: number;
}
const keys: readonly Key[] = [
  { id: 'main', calls: 1204 },
  { id: 'tests', calls: 96 },
];

export const collectionNames = ['ListBox', 'GridList', 'Tree', 'Table', 'DataTable'];

export function Collections({ translate }: StatesProps) {
  const plans = [
    { id: 'free', label: translate('free') },
    { id: 'premium', label: translate('premium') },
  ] as const;
  const rows = plans.map((plan) => ({
    ...plan,
    actions: <IconButton label={translate('edit')} icon={<IconPencil {...icon} />} />,
  }));
  const files = [
    { id: 'src', label: 'src', icon: <IconFolder {...icon} />, children: [{ id: 'main', label: 'main.ts' }] },
    { id: 'docs', label: 'docs', icon: <IconFolder {...icon} />, children: [{ id: 'readme', label: 'README.md' }] },
  ];
  const table = {
    label: translate('keys'),
    columns: [
      { id: 'name', label: translate('name'), render: ({ id }: Key) => id, isSortable: true },
      { id: 'calls', label: translate('calls'), align: 'end', render: ({ calls }: Key) => calls },
    ],
    rows: keys,
    rowId: ({ id }: Key) => id,
    height: 'content',
    onRowAction: nothing,
  } as const;
  const grid = {
    label: translate('keys'),
    columns: [
      { id: 'name', label: translate('name'), value: ({ id }: Key) => id, filter: 'contains' },
      { id: 'calls', label: translate('calls'), kind: 'number', value: ({ calls }: Key) => calls },
    ],
    rows: keys,
    rowId: ({ id }: Key) => id,
    view: { ...firstView, sort: [{ column: 'calls', direction: 'descending' }] },
    onViewChange: nothing,
  } as const;
  return (
    <>
      <Row
        name="ListBox"
        forced={forced}
        target="[role='option']:last-of-type"
        others={{
          disabled: (
            <ListBox
              label={translate('plans')}
              options={plans.map((plan) => ({ ...plan, isDisabled: true }))}
              value="free"
              onChange={nothing}
            />
          ),
          several: (
            <ListBox
              label={translate('plans')}
              selectionMode="multiple"
              options={plans}
              value={['free', 'premium']}
              onChange={nothing}
            />
          ),
        }}
      >
        <ListBox label={translate('plans')} options={plans} value="free" onChange={nothing} />
      </Row>
      <Row
        name="GridList"
        forced={forced}
        target="[role='row']:last-of-type"
        others={{
          selected: (
            <GridList
              label={translate('plans')}
              rows={rows}
              selectionMode="multiple"
              selected={['premium']}
              onSelectionChange={nothing}
            />
          ),
          empty: <GridList label={translate('plans')} rows={[]} empty={translate('noKeys')} />,
        }}
      >
        <GridList label={translate('plans')} rows={rows} onRowAction={nothing} />
      </Row>
      <Row
        name="Tree"
        forced={forced}
        target="[role='row']:last-of-type"
        others={{
          selected: (
            <Tree
              label={translate('files')}
              items={files}
              open={['src']}
              selectionMode="multiple"
              selected={['main']}
              onSelect={nothing}
            />
          ),
          'failed, disabled': (
            <Tree
              label={translate('files')}
              items={[
                { id: 'src', label: 'src', failure: translate('loadFailed') },
                { id: 'docs', label: 'docs', isDisabled: true, aside: '3' },
                { id: 'tools', label: 'tools', actions: [{ id: 'edit', label: translate('edit') }] },
              ]}
              open={['src']}
              onMenuAction={nothing}
            />
          ),
          empty: <Tree label={translate('files')} items={[]} empty={translate('noKeys')} />,
        }}
      >
        <Tree label={translate('files')} items={files} open={['src']} onAction={nothing} />
      </Row>
      <Row
        name="Table"
        forced={forced}
        target="tbody tr:last-of-type, [role='rowgroup']:last-of-type [role='row']:last-of-type"
        others={{
          selected: <Table {...table} selected={new Set(['main'])} onSelectionChange={nothing} />,
          sorted: <Table {...table} sort={{ column: 'name', direction: 'descending' }} onSortChange={nothing} />,
          resizable: <Table {...table} isResizable />,
          'in groups': (
            <Table {...table} rows={keys.slice(0, 1)} childRows={({ id }) => (id === 'main' ? keys.slice(1) : [])} />
          ),
          dense: <Table {...table} density="dense" />,
          loading: <Table {...table} isLoading />,
          empty: <Table {...table} rows={[]} empty={translate('noKeys')} />,
        }}
      >
        <Table {...table} />
      </Row>
      <Row
        name="DataTable"
        isWide
        forced={forced}
        target="[role='row']"
        others={{
          selected: (
            <DataTable
              {...grid}
              selected={new Set(['main'])}
              onSelectionChange={nothing}
              bulkActions={<Button size="small">{translate('delete')}</Button>}
            />
          ),
          'with details and actions': (
            <DataTable
              {...grid}
              density="dense"
              detail={({ id }) => id}
              rowActions={() => <IconButton label={translate('edit')} icon={<IconPencil {...icon} />} />}
            />
          ),
          loading: <DataTable {...grid} rows={[]} isLoading />,
          empty: <DataTable {...grid} rows={[]} empty={translate('noKeys')} />,
        }}
      >
        <DataTable {...grid} onRowAction={nothing} />
      </Row>
    </>
  );
}
