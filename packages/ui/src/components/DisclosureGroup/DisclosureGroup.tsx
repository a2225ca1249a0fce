import type { ReactNode } from 'react';
import { DisclosureGroup as AriaDisclosureGroup } from 'react-aria-components/DisclosureGroup';
import type { ElementProps } from '../../element/element-props.ts';
import { given } from '../../field/field-props.ts';
import { Disclosure } from '../Disclosure/Disclosure.tsx';
import { group } from './DisclosureGroup.css.ts';

export interface DisclosureItem {
  id: string;
  title: ReactNode;
  /** A short summary of its content, truncated at its end. */
  summary?: ReactNode;
  /** At the end of its line, after the button: a count, a status. */
  aside?: ReactNode;
  content: ReactNode;
}

export interface DisclosureGroupProps extends Pick<ElementProps, 'ref' | 'id'> {
  items: readonly DisclosureItem[];
  /** The ids of those that are open; then `onChange` keeps them. @default none, and the group keeps them itself */
  open?: readonly string[];
  onChange?: (open: string[]) => void;
  /** Whether opening one leaves the others open. @default false */
  areManyOpen?: boolean;
  /** The titles' place in the outline of the page. @default 3 */
  titleLevel?: 2 | 3 | 4;
}

/** An accordion: questions and answers, parts of long settings. A single part is a `Disclosure`; content that people compare stays visible. */
export function DisclosureGroup({
  items,
  open,
  onChange,
  areManyOpen = false,
  titleLevel = 3,
  ...element
}: DisclosureGroupProps) {
  return (
    <AriaDisclosureGroup
      {...element}
      className={group}
      allowsMultipleExpanded={areManyOpen}
      {...given({ expandedKeys: open })}
      {...(onChange && { onExpandedChange: (keys) => onChange([...keys].map(String)) })}
    >
      {items.map(({ id, content, ...item }) => (
        <Disclosure key={id} id={id} titleLevel={titleLevel} {...item}>
          {content}
        </Disclosure>
      ))}
    </AriaDisclosureGroup>
  );
}
