import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Disclosure as AriaDisclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { Heading } from 'react-aria-components/Heading';
import type { ElementProps } from '../../element/element-props.ts';
import { given } from '../../field/field-props.ts';
import {
  aside,
  body,
  chevron,
  disclosure,
  head,
  name,
  nameAlone,
  panel,
  summary as summaryClass,
  title as titleClass,
  trigger,
} from './Disclosure.css.ts';

export interface DisclosureProps extends Pick<ElementProps, 'ref'> {
  title: ReactNode;
  /** A short summary of its content; shown both while closed and open, truncated at its end. */
  summary?: ReactNode;
  /** At the end of its line, after the button: a count, a status, a small action. */
  aside?: ReactNode;
  /** The title's place in the outline of the page. @default 3 */
  titleLevel?: 2 | 3 | 4;
  /** Then `onOpenChange` keeps it. @default closed, and it keeps itself */
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  /** Open when it appears; then people open and close it. @default false */
  isOpenAtFirst?: boolean;
  /** Its name in the list of open ones, inside a `DisclosureGroup`. */
  id?: string;
  children: ReactNode;
}

/**
 * A part of a page that opens under its title. Several in a row are a `DisclosureGroup`; views of one subject are `Tabs`.
 *
 * Enter or Space on the title open and close it.
 */
export function Disclosure({
  title,
  summary,
  aside: end,
  titleLevel = 3,
  isOpen,
  onOpenChange,
  isOpenAtFirst = false,
  id,
  children,
  ...element
}: DisclosureProps) {
  return (
    <AriaDisclosure
      {...element}
      className={disclosure}
      defaultExpanded={isOpenAtFirst}
      {...given({ id, isExpanded: isOpen, onExpandedChange: onOpenChange })}
    >
      <div className={head}>
        <Heading level={titleLevel} className={titleClass}>
          <Button slot="trigger" className={trigger}>
            <IconChevronRight aria-hidden size={16} stroke={1.5} className={chevron} />
            <span className={summary === undefined ? nameAlone : name}>{title}</span>
            {summary !== undefined && <span className={summaryClass}>{summary}</span>}
          </Button>
        </Heading>
        {end !== undefined && <div className={aside}>{end}</div>}
      </div>
      <DisclosurePanel className={panel}>
        <div className={body}>{children}</div>
      </DisclosurePanel>
    </AriaDisclosure>
  );
}
