import { IconColumns3, IconDownload, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useLabels, useWording } from '../../labels/use-labels.ts';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Dense } from '../Dense/Dense.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { TagGroup } from '../TagGroup/TagGroup.tsx';
import { ColumnFilter } from './ColumnFilter.tsx';
import {
  bar,
  bulk,
  bulkWords,
  chipBar,
  choiceList,
  filterBody,
  search as searchStyle,
  tools,
} from './DataTable.css.ts';
import { writeFilterWords } from './filter-words.ts';
import { withColumn, withFilter, withoutFilters, withSearch } from './view.ts';
import type { DataTableColumn } from './columns.ts';
import type { DataTableView } from './view.ts';

interface ToolbarProps<Item> {
  columns: readonly DataTableColumn<Item>[];
  view: DataTableView;
  onViewChange: (view: DataTableView) => void;
  /** Omitted if not all rows are loaded. */
  onDownload: (() => void) | undefined;
  actions: ReactNode;
}

/** Search, filters and active filters; columns and download at the end. */
export function DataTableToolbar<Item>({ columns, view, onViewChange, onDownload, actions }: ToolbarProps<Item>) {
  const labels = useLabels();
  const { locale } = useLocale();
  const set = Object.entries(view.filters).flatMap(([id, filter]) => {
    const column = columns.find((candidate) => candidate.id === id);
    return column ? [{ id, label: writeFilterWords(column, filter, labels, locale) }] : [];
  });
  return (
    <>
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
        <div className={tools}>
          <ColumnChoice columns={columns} view={view} onViewChange={onViewChange} />
          {onDownload && (
            <IconButton
              label={labels.downloadCsv}
              icon={<IconDownload size={20} stroke={1.5} />}
              onPress={onDownload}
            />
          )}
          {actions}
        </div>
      </div>
      {set.length > 0 && (
        <div className={chipBar}>
          <TagGroup
            label={labels.filters}
            isLabelHidden
            tags={set}
            onRemove={(ids) => onViewChange(ids.reduce((last, id) => withFilter(last, id, null), view))}
          />
          <Button
            size="small"
            tone="plain"
            onPress={() => onViewChange({ ...withoutFilters(view), search: view.search })}
          >
            {labels.clearFilters}
          </Button>
        </div>
      )}
    </>
  );
}

function ColumnChoice<Item>({
  columns,
  view,
  onViewChange,
}: Pick<ToolbarProps<Item>, 'columns' | 'view' | 'onViewChange'>) {
  const labels = useLabels();
  return (
    <Popover
      title={labels.columns}
      placement="bottom end"
      trigger={<IconButton label={labels.columns} opens="dialog" icon={<IconColumns3 size={20} stroke={1.5} />} />}
    >
      <div className={filterBody}>
        <div role="group" aria-label={labels.columns} className={choiceList}>
          {columns.map(({ id, label, canHide = true }, index) => (
            <Checkbox
              key={id}
              isSelected={!view.hidden.includes(id)}
              isDisabled={index === 0 || !canHide}
              onChange={(isShown) => onViewChange(withColumn(view, id, isShown))}
            >
              {label}
            </Checkbox>
          ))}
        </div>
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
    <div role="group" aria-label={words} className={bulk}>
      <IconButton label={labels.clearSelection} icon={<IconX size={20} stroke={1.5} />} onPress={onClear} />
      <span className={bulkWords}>{words}</span>
      {children}
    </div>
  );
}
