import { IconColumns3, IconDownload, IconX } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useRef } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Toolbar } from 'react-aria-components/Toolbar';
import { ErrorWords } from '../../field/error-words.tsx';
import { error } from '../../field/field.css.ts';
import { fill, useLabels, useWording } from '../../labels/use-labels.ts';
import { Button } from '../Button/Button.tsx';
import { Dense } from '../Dense/Dense.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { Progress } from '../Progress/Progress.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { ColumnChecks } from './ColumnChecks.tsx';
import type { ColumnChoiceProps } from './ColumnChecks.tsx';
import { ColumnFilter } from './ColumnFilter.tsx';
import {
  bar,
  bulk,
  bulkWords,
  chipBar,
  filterBody,
  filters,
  progress as progressStyle,
  search as searchStyle,
  toolbar,
  tools,
} from './DataTable.css.ts';
import { writeFilterWords } from './filter-words.ts';
import { inOrder, withColumn, withFilter, withoutColumnChanges, withoutFilters, withSearch } from './view.ts';
import type { DataTableColumn } from './columns.ts';
import type { Download } from './use-download.ts';
import type { DataTableView } from './view.ts';

interface ToolbarProps<Item> {
  columns: readonly DataTableColumn<Item>[];
  view: DataTableView;
  onViewChange: (view: DataTableView) => void;
  /** Omitted if not all rows can be loaded. */
  download: Download | undefined;
  actions: ReactNode;
}

/** Search; then one tab stop for filters, columns, download and active filters, between which the arrow keys move. */
export function DataTableToolbar<Item>({ columns, view, onViewChange, download, actions }: ToolbarProps<Item>) {
  const labels = useLabels();
  const { locale } = useLocale();
  const toolbarRef = useRef<HTMLDivElement>(null);
  const removed = useRef<number>(undefined);
  const set = Object.entries(view.filters).flatMap(([id, filter]) => {
    const column = columns.find((candidate) => candidate.id === id);
    return column ? [{ id, label: writeFilterWords(column, filter, labels, locale) }] : [];
  });
  // The button goes with its filter: the focus moves to the next one, so that the keyboard stays in the toolbar.
  useEffect(() => {
    if (removed.current === undefined) return;
    const chips = toolbarRef.current?.querySelectorAll<HTMLElement>('[role=group] > button') ?? [];
    const next = chips[Math.min(removed.current, chips.length - 1)] ?? toolbarRef.current?.querySelector('button');
    removed.current = undefined;
    next?.focus();
  }, [set.length]);
  return (
    <div className={bar}>
      <div className={searchStyle}>
        <Dense>
          <SearchField
            label={labels.search}
            value={view.search}
            onChange={(search) => onViewChange(withSearch(view, search))}
          />
        </Dense>
      </div>
      <Toolbar ref={toolbarRef} aria-label={labels.actions} className={toolbar}>
        <div className={filters}>
          {columns
            .filter(({ filter }) => filter !== undefined)
            .map((column) => (
              <ColumnFilter
                key={column.id}
                column={column}
                filter={view.filters[column.id]}
                onChange={(filter) => onViewChange(withFilter(view, column.id, filter))}
              />
            ))}
        </div>
        <div className={tools}>
          <ColumnsButton columns={columns} view={view} onViewChange={onViewChange} />
          {download && <DownloadButton download={download} />}
          {actions}
        </div>
        {set.length > 0 && (
          <div role="group" aria-label={labels.filters} className={chipBar}>
            {set.map(({ id, label }, index) => (
              <Button
                key={id}
                size="small"
                aria-label={fill(labels.remove, { name: label })}
                endIcon={<IconX size={16} stroke={1.5} />}
                onPress={() => {
                  removed.current = index;
                  onViewChange(withFilter(view, id, null));
                }}
              >
                <bdi>{label}</bdi>
              </Button>
            ))}
            <Button
              size="small"
              tone="plain"
              onPress={() => {
                removed.current = 0;
                onViewChange({ ...withoutFilters(view), search: view.search });
              }}
            >
              {labels.clearFilters}
            </Button>
          </div>
        )}
      </Toolbar>
    </div>
  );
}

/** While it is under way, its progress and a button to cancel it take the place of the button. */
function DownloadButton({ download }: { download: Download }) {
  const labels = useLabels();
  const { progress, hasFailed, start, cancel } = download;
  const button = useRef<HTMLButtonElement>(null);
  const isUnderWay = progress !== undefined;
  const wasUnderWay = useRef(false);
  // The button that had the focus goes, so the one that takes its place has to have it.
  useEffect(() => {
    if (wasUnderWay.current !== isUnderWay && document.activeElement === document.body) button.current?.focus();
    wasUnderWay.current = isUnderWay;
  }, [isUnderWay]);
  return (
    <>
      {hasFailed && (
        <span role="alert" className={error}>
          <ErrorWords>{labels.downloadFailed}</ErrorWords>
        </span>
      )}
      {isUnderWay && (
        <span className={progressStyle}>
          <Progress label={labels.downloadCsv} value={progress} isLabelHidden />
        </span>
      )}
      {isUnderWay ? (
        <IconButton ref={button} label={labels.cancel} icon={<IconX size={20} stroke={1.5} />} onPress={cancel} />
      ) : (
        <IconButton
          ref={button}
          label={labels.downloadCsv}
          icon={<IconDownload size={20} stroke={1.5} />}
          onPress={start}
        />
      )}
    </>
  );
}

/** With the code for dragging, which is loaded when it is opened; without a connection only visibility can be changed. */
const ColumnChoice = lazy<ComponentType<ColumnChoiceProps>>(() =>
  import('./ColumnChoice.tsx').then(
    ({ ColumnChoice: choice }) => ({ default: choice }),
    () => ({ default: ColumnChecks }),
  ),
);

function ColumnsButton<Item>({
  columns,
  view,
  onViewChange,
}: Pick<ToolbarProps<Item>, 'columns' | 'view' | 'onViewChange'>) {
  const labels = useLabels();
  const choices = inOrder(columns, view.order).map(({ id, label, canHide = true }, index) => ({
    id,
    label,
    isShown: !view.hidden.includes(id),
    isFixed: index === 0,
    canHide: index > 0 && canHide,
  }));
  const shared = { choices, onShow: (id: string, isShown: boolean) => onViewChange(withColumn(view, id, isShown)) };
  const isChanged = view.hidden.length > 0 || view.order.length > 0 || Object.keys(view.widths).length > 0;
  return (
    <Popover
      title={labels.columns}
      placement="bottom end"
      trigger={<IconButton label={labels.columns} opens="dialog" icon={<IconColumns3 size={20} stroke={1.5} />} />}
    >
      <div className={filterBody}>
        <Stack space={2}>
          <Suspense fallback={<ColumnChecks {...shared} />}>
            <ColumnChoice {...shared} onReorder={(order) => onViewChange({ ...view, order })} />
          </Suspense>
          <Button
            size="small"
            tone="plain"
            isDisabled={!isChanged}
            onPress={() => onViewChange(withoutColumnChanges(view))}
          >
            {labels.resetColumns}
          </Button>
        </Stack>
      </div>
    </Popover>
  );
}

interface BulkBarProps {
  count: number;
  onClear: () => void;
  children: ReactNode;
}

/** Replaces the toolbar while rows are selected. */
export function BulkBar({ count, onClear, children }: BulkBarProps) {
  const labels = useLabels();
  const wording = useWording();
  const words = wording.count(labels.rowsSelected, count);
  return (
    <Toolbar aria-label={words} className={bulk}>
      <IconButton label={labels.clearSelection} icon={<IconX size={20} stroke={1.5} />} onPress={onClear} />
      <span className={bulkWords}>{words}</span>
      {children}
    </Toolbar>
  );
}
