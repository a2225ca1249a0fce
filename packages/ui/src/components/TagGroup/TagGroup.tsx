import { TagGroup as AriaTagGroup, TagList, Text } from 'react-aria-components/TagGroup';
import type { ElementProps } from '../../element/element-props.ts';
import { TagItem } from '../../collection/tag.tsx';
import type { TagOption } from '../../collection/tag.tsx';
import { FieldLabel } from '../../field/field-label.tsx';
import { field, help } from '../../field/field.css.ts';
import { noTags, tags as tagsStyle } from './TagGroup.css.ts';

export interface TagGroupProps<Id extends string> extends ElementProps {
  /** What the tags are: 'Filters', 'Scopes'. */
  label: string;
  /** What there is, in order. */
  tags: readonly TagOption<Id>[];
  /** Visually hidden, if a heading has the same text. @default false */
  isLabelHidden?: boolean;
  description?: string;
  /** How many can be picked. @default 'none' */
  selectionMode?: 'none' | 'single' | 'multiple';
  /** The ids of what is picked. */
  selected?: readonly Id[];
  /** Gets the ids in the order of the tags. */
  onSelectionChange?: (selected: Id[]) => void;
  /** Gives every tag a button that takes it away. The key for it takes all that are picked, when the tag is one of them. */
  onRemove?: (ids: Id[]) => void;
  /** Shown if there are no tags: 'No filters'. @default nothing */
  empty?: string;
}

/** Short names of one kind, to select or to remove: filters, scopes, keywords. Without interaction: `Chip`. In a form use `CheckboxGroup` or `MultiComboBox`. */
export function TagGroup<Id extends string>({
  label,
  tags,
  isLabelHidden = false,
  description,
  selectionMode = 'none',
  selected = [],
  onSelectionChange,
  onRemove,
  empty,
  ...element
}: TagGroupProps<Id>) {
  return (
    <AriaTagGroup
      {...element}
      selectionMode={selectionMode}
      selectedKeys={selected}
      {...(onSelectionChange && {
        onSelectionChange: (keys) =>
          onSelectionChange(tags.map(({ id }) => id).filter((id) => keys === 'all' || keys.has(id))),
      })}
      {...(onRemove && {
        onRemove: (keys) => onRemove(tags.map(({ id }) => id).filter((id) => keys.has(id))),
      })}
      className={field}
    >
      <FieldLabel label={label} isHidden={isLabelHidden} />
      <TagList className={tagsStyle} renderEmptyState={() => empty && <span className={noTags}>{empty}</span>}>
        {tags.map((tag) => (
          <TagItem key={tag.id} tag={tag} />
        ))}
      </TagList>
      {description && (
        <Text slot="description" className={help}>
          {description}
        </Text>
      )}
    </AriaTagGroup>
  );
}
