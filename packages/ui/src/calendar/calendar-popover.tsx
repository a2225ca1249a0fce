import { IconCalendar } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { Popover } from 'react-aria-components/Popover';
import { control } from '../field/field.css.ts';
import { calendarButton, calendarDialog, calendarPopover } from './calendar.css.ts';

interface PickerControlProps {
  isDisabled: boolean;
  isReadOnly: boolean;
  isInvalid: boolean;
  /** The date segments. */
  children: ReactNode;
}

/** The border of a field, and the button that opens its calendar. */
export function PickerControl({ children, ...state }: PickerControlProps) {
  return (
    <Group {...state} className={control}>
      {children}
      <AriaButton className={calendarButton}>
        <IconCalendar size={20} stroke={1.5} />
      </AriaButton>
    </Group>
  );
}

/** The popover with a field's calendar. */
export function CalendarPopover({ children }: { children: ReactNode }) {
  return (
    <Popover offset={4} className={calendarPopover}>
      <Dialog className={calendarDialog}>{children}</Dialog>
    </Popover>
  );
}
