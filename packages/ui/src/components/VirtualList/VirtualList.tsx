import type { ReactNode } from 'react';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import {
  Collection,
  GridList,
  GridListHeader,
  GridListItem,
  GridListLoadMoreItem,
  GridListSection,
} from 'react-aria-components/GridList';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { optionHelp, optionIcon, optionWords } from '../../collection/option.css.ts';
import { flatten } from '../../collection/option.tsx';
import type { ListOption, OptionPart } from '../../collection/option.tsx';
import type { ElementProps } from '../../element/element-props.ts';
import { given } from '../../field/field-props.ts';
import { useLabels } from '../../labels/use-labels.ts';
import { spinner } from '../../theme/spinner.css.ts';
import { CheckboxMark } from '../Checkbox/checkbox-mark.tsx';
import { actions as actionsStyle, pick } from '../GridList/GridList.css.ts';
import { empty as emptyStyle, list, loadingMore, row, sectionTitle } from './VirtualList.css.ts';

export interface VirtualListRow<Id extends string = string> extends ListOption<Id> {
  /** Buttons, menus and links at its end. The arrow keys along the line reach them. */
  actions?: ReactNode;
}

export interface VirtualListProps<Id extends string> extends ElementProps {
  /** Accessible name of the list: 'Call log'. A heading shows it visually. */
  label: string;
  /** Rows, or sections of rows: `{ id, label, items }`. Keep the same objects between renders: each new one is built again. */
  rows: readonly OptionPart<VirtualListRow<Id>>[];
  /** Content of a row between icon and actions. Its height may differ. @default label and description */
  renderRow?: (row: VirtualListRow<Id>) => ReactNode;
  /** Height of a row in px before it is measured. Close to the usual height, the scroll bar does not jump. @default 49 */
  estimatedRowPx?: number;
  /** `filled` is as high as its container. @default 'limited', up to 32 rem */
  size?: 'limited' | 'filled';
  /** How many rows can be picked, by a check box at their start. @default 'none' */
  selectionMode?: 'none' | 'single' | 'multiple';
  /** The ids of what is picked; then `onSelectionChange` keeps them. @default none, and the list keeps them itself */
  selected?: readonly Id[];
  /** Gets the ids in the order of the rows. */
  onSelectionChange?: (selected: Id[]) => void;
  /** Makes rows pressable, by Enter too. */
  onRowAction?: (id: Id) => void;
  /** Called near the end of the rows, to bring more. */
  onLoadMore?: () => void;
  /** The first rows, or more of them, are on their way. @default false */
  isLoading?: boolean;
  /** Shown instead of the rows if there are none. @default 'No items', in the language in use */
  empty?: ReactNode;
}

/** Thousands of rows in a list, of which only those in view are in the page. Few rows are a `GridList`; rows with columns are a `DataTable`. */
export function VirtualList<Id extends string>({
  label,
  rows,
  renderRow,
  estimatedRowPx = 49,
  size = 'limited',
  selectionMode = 'none',
  selected,
  onSelectionChange,
  onRowAction,
  onLoadMore,
  isLoading = false,
  empty,
  ...element
}: VirtualListProps<Id>) {
  const labels = useLabels();
  const rowOf = (id: unknown) => flatten(rows).find((one) => one.id === id);
  const renderItem = (item: VirtualListRow<Id>) => <Row row={item} renderRow={renderRow} />;
  return (
    <Virtualizer
      layout={ListLayout}
      layoutOptions={{ estimatedRowSize: estimatedRowPx, estimatedHeadingSize: 37, loaderSize: 48 }}
    >
      <GridList
        {...element}
        aria-label={label}
        selectionMode={selectionMode}
        {...given({ selectedKeys: selected })}
        {...(onSelectionChange && {
          onSelectionChange: (keys) =>
            onSelectionChange(
              flatten(rows)
                .filter(({ id, isDisabled = false }) => (keys === 'all' ? !isDisabled : keys.has(id)))
                .map(({ id }) => id),
            ),
        })}
        {...(onRowAction && {
          onAction: (key) => {
            const pressed = rowOf(key);
            if (pressed) onRowAction(pressed.id);
          },
        })}
        renderEmptyState={() => (
          <div className={emptyStyle}>
            {isLoading && <span className={spinner} aria-hidden />}
            {isLoading ? labels.loading : (empty ?? labels.noItems)}
          </div>
        )}
        className={list[size]}
      >
        <Collection items={rows} dependencies={[renderRow]}>
          {(part) =>
            'items' in part ? (
              <GridListSection id={part.id}>
                <GridListHeader className={sectionTitle}>{part.label}</GridListHeader>
                <Collection items={part.items} dependencies={[renderRow]}>
                  {renderItem}
                </Collection>
              </GridListSection>
            ) : (
              renderItem(part)
            )
          }
        </Collection>
        {onLoadMore && (
          <GridListLoadMoreItem isLoading={isLoading && rows.length > 0} onLoadMore={() => !isLoading && onLoadMore()}>
            <div className={loadingMore}>
              <span className={spinner} aria-hidden />
              {labels.loading}
            </div>
          </GridListLoadMoreItem>
        )}
      </GridList>
    </Virtualizer>
  );
}

interface RowProps<Id extends string> {
  row: VirtualListRow<Id>;
  renderRow: ((row: VirtualListRow<Id>) => ReactNode) | undefined;
}

function Row<Id extends string>({ row: item, renderRow }: RowProps<Id>) {
  return (
    <GridListItem id={item.id} textValue={item.label} isDisabled={item.isDisabled ?? false} className={row}>
      {({ selectionMode, isSelected }) => (
        <>
          {selectionMode !== 'none' && (
            <CheckboxField slot="selection">
              <CheckboxButton className={pick}>
                <CheckboxMark isSelected={isSelected} />
              </CheckboxButton>
            </CheckboxField>
          )}
          {item.icon !== undefined && (
            <span className={optionIcon} aria-hidden>
              {item.icon}
            </span>
          )}
          {renderRow ? (
            <div className={optionWords}>{renderRow(item)}</div>
          ) : (
            <span className={optionWords}>
              <span>
                <bdi>{item.label}</bdi>
              </span>
              {item.description !== undefined && <span className={optionHelp}>{item.description}</span>}
            </span>
          )}
          {item.actions !== undefined && <span className={actionsStyle}>{item.actions}</span>}
        </>
      )}
    </GridListItem>
  );
}
