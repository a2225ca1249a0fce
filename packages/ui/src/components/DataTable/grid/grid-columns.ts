import type { DataTableColumn } from '../columns.ts';

/** In px. */
export const widthLimits = { least: 64, most: 2000 } as const;

/** A column in the layout of the grid: the caller's columns, and those for checkboxes and buttons. */
export interface GridColumn {
  id: string;
  label: string;
  part: 'select' | 'expand' | 'value' | 'actions';
  align: 'start' | 'end' | 'center';
  isSortable: boolean;
  /** Whether it is the row header. */
  isFirst: boolean;
  /** Its grid track and minimum width, in px. */
  track: string;
  least: number;
}

interface Parts {
  canSelect: boolean;
  canExpand: boolean;
  hasActions: boolean;
  /** Names of the columns without a header. */
  labels: { select: string; expand: string; actions: string };
}

const extra = (id: string, label: string, part: GridColumn['part'], width: number): GridColumn => ({
  id,
  label,
  part,
  align: part === 'actions' ? 'end' : 'center',
  isSortable: false,
  isFirst: false,
  track: `${width}px`,
  least: width,
});

/** Columns in order. Ids of the caller's columns never begin with `#`. */
export function makeGridColumns<Item>(
  columns: readonly DataTableColumn<Item>[],
  widths: Readonly<Record<string, number>>,
  { canSelect, canExpand, hasActions, labels }: Parts,
): GridColumn[] {
  const values = columns.map((column, index): GridColumn => {
    const isText = column.kind === undefined || column.kind === 'text';
    const chosen = widths[column.id];
    const width =
      chosen === undefined
        ? (column.width ?? (isText ? 160 : 120))
        : Math.min(widthLimits.most, Math.max(widthLimits.least, chosen));
    return {
      id: column.id,
      label: column.label,
      part: 'value',
      align: column.kind === 'number' ? 'end' : 'start',
      isSortable: column.isSortable ?? true,
      isFirst: index === 0,
      track: chosen === undefined ? `minmax(${width}px, 1fr)` : `${width}px`,
      least: width,
    };
  });
  return [
    ...(canSelect ? [extra('#select', labels.select, 'select', 56)] : []),
    ...(canExpand ? [extra('#expand', labels.expand, 'expand', 48)] : []),
    ...values,
    ...(hasActions ? [extra('#actions', labels.actions, 'actions', 96)] : []),
  ];
}

/** For the `style` of the grid: rendered and placeholder rows share these tracks. */
export function gridTracks(columns: readonly GridColumn[]) {
  return {
    '--data-grid-columns': columns.map(({ track }) => track).join(' '),
    '--data-grid-least': `${columns.reduce((sum, { least }) => sum + least, 0)}px`,
    '--data-grid-first': `${columns.find(({ isFirst }) => isFirst)?.least ?? 0}px`,
  };
}
