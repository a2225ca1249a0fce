import { IconGripVertical } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import { Button, GridList as AriaGridList, GridListItem, Text } from 'react-aria-components/GridList';
import type { ElementProps } from '../../element/element-props.ts';
import { optionHelp, optionIcon, optionWords } from '../../collection/option.css.ts';
import type { ListOption } from '../../collection/option.tsx';
import { useReorder } from '../../collection/use-reorder.tsx';
import { CheckboxMark } from '../Checkbox/checkbox-mark.tsx';
import { actions, empty as emptyStyle, fields, handle, list, pick, row } from './GridList.css.ts';

export interface GridListRow<Id extends string> extends ListOption<Id> {
  /** Buttons, menus and links at its end. The arrow keys along the line reach them. */
  actions?: ReactNode;
  /**
   * In place of the label, which still names the row: fields. Tab then moves through all rows, and arrow keys stay in a
   * field. Rows are drawn a moment later than the rest, so controlled fields read their values from a context: as props,
   * they would move the caret to the end.
   */
  content?: ReactNode;
}

export interface GridListProps<Id extends string> extends ElementProps {
  /** Accessible name of the list: 'Webhooks'. A heading shows it visually. */
  label: string;
  rows: readonly GridListRow<Id>[];
  /** How many rows can be picked, by a check box at their start. @default 'none' */
  selectionMode?: 'none' | 'single' | 'multiple';
  /** The ids of what is picked. */
  selected?: readonly Id[];
  /** Gets the ids in the order of the rows. */
  onSelectionChange?: (selected: Id[]) => void;
  /** Makes rows pressable, by Enter too. */
  onRowAction?: (id: Id) => void;
  /** Gives rows a handle to drag them by. Gets all ids in their new order. */
  onReorder?: (ids: Id[]) => void;
  /** Shown instead of the rows if there are none: `Empty`, as a rule. */
  empty?: ReactNode;
}

/** Rows of one kind with buttons inside, to pick, to press or to put in order. Options to choose from are a `ListBox`; rows with columns to compare are a `Table`. */
export function GridList<Id extends string>({
  label,
  rows,
  selectionMode = 'none',
  selected = [],
  onSelectionChange,
  onRowAction,
  onReorder,
  empty,
  ...element
}: GridListProps<Id>) {
  const reorder = useReorder(rows, onReorder);
  const hasFields = rows.some(({ content }) => content !== undefined);
  return (
    <AriaGridList
      {...reorder}
      {...element}
      aria-label={label}
      keyboardNavigationBehavior={hasFields ? 'tab' : 'arrow'}
      selectionMode={selectionMode}
      selectedKeys={selected}
      {...(onSelectionChange && {
        onSelectionChange: (keys) =>
          onSelectionChange(rows.map(({ id }) => id).filter((id) => keys === 'all' || keys.has(id))),
      })}
      {...(onRowAction && {
        onAction: (key) => {
          const pressed = rows.find(({ id }) => id === key);
          if (pressed) onRowAction(pressed.id);
        },
      })}
      renderEmptyState={() => <div className={emptyStyle}>{empty}</div>}
      className={list}
    >
      {rows.map((item) => (
        <GridListItem
          key={item.id}
          id={item.id}
          textValue={item.label}
          isDisabled={item.isDisabled ?? false}
          className={row}
        >
          {onReorder && (
            <Button slot="drag" className={handle}>
              <IconGripVertical size={16} stroke={1.5} aria-hidden />
            </Button>
          )}
          {selectionMode !== 'none' && (
            <CheckboxField slot="selection">
              {({ isSelected }) => (
                <CheckboxButton className={pick}>
                  <CheckboxMark isSelected={isSelected} />
                </CheckboxButton>
              )}
            </CheckboxField>
          )}
          {item.icon && (
            <span className={optionIcon} aria-hidden>
              {item.icon}
            </span>
          )}
          {item.content === undefined ? (
            <span className={optionWords}>
              <span>
                <bdi>{item.label}</bdi>
              </span>
              {item.description && (
                <Text slot="description" className={optionHelp}>
                  {item.description}
                </Text>
              )}
            </span>
          ) : (
            <FieldArea>{item.content}</FieldArea>
          )}
          {item.actions && <span className={actions}>{item.actions}</span>}
        </GridListItem>
      ))}
    </AriaGridList>
  );
}

/** The row around can be dragged: without this, text in fields could not be selected by pointer. */
function FieldArea({ children }: { children: ReactNode }) {
  return (
    <div
      className={fields}
      draggable
      onDragStart={(event) => {
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      {children}
    </div>
  );
}
