import { parseDate } from '@internationalized/date';
import { IconFilter } from '@tabler/icons-react';
import { fill, useLabels } from '../../labels/use-labels.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { DateField } from '../DateField/DateField.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { choicesOf } from './columns.ts';
import { choiceList, filterBody } from './DataTable.css.ts';
import type { DataTableColumn } from './columns.ts';
import type { DataTableFilter } from './view.ts';

interface ColumnFilterProps<Item> {
  column: DataTableColumn<Item>;
  filter: DataTableFilter | undefined;
  onChange: (filter: DataTableFilter | null) => void;
}

/** The filter of one column. Takes effect immediately. */
export function ColumnFilter<Item>({ column, filter, onChange }: ColumnFilterProps<Item>) {
  const labels = useLabels();
  const name = fill(labels.filterBy, { name: column.label });
  return (
    <Popover
      title={name}
      trigger={
        <Button size="small" opens="dialog" icon={<IconFilter size={16} stroke={1.5} />}>
          <span aria-hidden>{column.label}</span>
          <span className={visuallyHidden}>{name}</span>
        </Button>
      }
    >
      <div className={filterBody}>
        <Stack space={2}>
          <Controls column={column} filter={filter} onChange={onChange} />
          {filter && (
            <Button size="small" tone="plain" onPress={() => onChange(null)}>
              {labels.clear}
            </Button>
          )}
        </Stack>
      </div>
    </Popover>
  );
}

function Controls<Item>({ column, filter, onChange }: ColumnFilterProps<Item>) {
  const labels = useLabels();
  const choices = choicesOf(column);
  if (choices) {
    const ids = filter?.kind === 'choices' ? filter.ids : [];
    return (
      <div role="group" aria-label={column.label} className={choiceList}>
        {choices.map(({ id, label }) => (
          <Checkbox
            key={id}
            isSelected={ids.includes(id)}
            // In the order of the choices, so that a view has only one URL.
            onChange={(isChosen) =>
              onChange({
                kind: 'choices',
                ids: choices
                  .map((choice) => choice.id)
                  .filter((choice) => (choice === id ? isChosen : ids.includes(choice))),
              })
            }
          >
            {label}
          </Checkbox>
        ))}
      </div>
    );
  }
  if (column.kind === 'number') {
    const { from, to } = filter?.kind === 'numbers' ? filter : { from: null, to: null };
    const set = (next: { from?: number | null; to?: number | null }) =>
      onChange({ kind: 'numbers', from, to, ...next });
    return (
      <>
        <NumberField
          label={labels.atLeast}
          value={from}
          onChange={(value) => set({ from: value })}
          onClear={() => set({ from: null })}
        />
        <NumberField
          label={labels.atMost}
          value={to}
          onChange={(value) => set({ to: value })}
          onClear={() => set({ to: null })}
        />
      </>
    );
  }
  if (column.kind === 'date') {
    const { from, to } = filter?.kind === 'days' ? filter : { from: null, to: null };
    const set = (next: { from?: string | null; to?: string | null }) => onChange({ kind: 'days', from, to, ...next });
    return (
      <>
        <DateField
          label={labels.atLeast}
          value={from === null ? null : parseDate(from)}
          onChange={(day) => set({ from: day?.toString() ?? null })}
        />
        <DateField
          label={labels.atMost}
          value={to === null ? null : parseDate(to)}
          onChange={(day) => set({ to: day?.toString() ?? null })}
        />
      </>
    );
  }
  return (
    <TextField
      label={labels.contains}
      value={filter?.kind === 'contains' ? filter.text : ''}
      onChange={(text) => onChange({ kind: 'contains', text })}
    />
  );
}
