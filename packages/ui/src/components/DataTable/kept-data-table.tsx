import { useState } from 'react';
import type { DataTableProps } from './DataTable.tsx';
import { DataTable } from './DataTable.tsx';

/** A table for stories: keeps its view and selection in state, and reports both. */
export function KeptDataTable<Item>({
  view,
  onViewChange,
  selected,
  onSelectionChange,
  ...props
}: DataTableProps<Item>) {
  const [kept, setKept] = useState(view);
  const [chosen, setChosen] = useState(selected);
  return (
    <DataTable
      {...props}
      view={kept}
      onViewChange={(next) => {
        onViewChange(next);
        setKept(next);
      }}
      {...(chosen && { selected: chosen })}
      onSelectionChange={(next) => {
        onSelectionChange?.(next);
        setChosen(next);
      }}
    />
  );
}
