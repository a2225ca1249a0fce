import { IconAlertTriangle, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button, Tag } from 'react-aria-components/TagGroup';
import { fill, useLabels } from '../labels/use-labels.ts';
import { activeTag, invalidMark, invalidTag, removeTag, tagIcon, tagWords } from './tag.css.ts';

export interface TagOption<Id extends string = string> {
  id: Id;
  label: string;
  /** A 16 px icon before the text. */
  icon?: ReactNode;
  /** @default false */
  isDisabled?: boolean;
  /** A value that must be corrected. @default false */
  isInvalid?: boolean;
}

/** One tag of a React Aria tag list. It has a remove button if the group allows removal. */
export function TagItem({ tag }: { tag: TagOption }) {
  const labels = useLabels();
  return (
    <Tag
      id={tag.id}
      textValue={tag.label}
      isDisabled={tag.isDisabled ?? false}
      className={tag.isInvalid ? invalidTag : activeTag}
    >
      {({ allowsRemoving }) => (
        <>
          {tag.icon && (
            <span className={tagIcon} aria-hidden>
              {tag.icon}
            </span>
          )}
          {tag.isInvalid && <IconAlertTriangle size={16} stroke={1.5} aria-hidden className={invalidMark} />}
          <bdi className={tagWords}>{tag.label}</bdi>
          {allowsRemoving && (
            <Button slot="remove" aria-label={fill(labels.remove, { name: tag.label })} className={removeTag}>
              <IconX size={14} stroke={2} aria-hidden />
            </Button>
          )}
        </>
      )}
    </Tag>
  );
}
