import { IconAlertCircle } from '@tabler/icons-react';
import { Text } from 'react-aria-components/Text';
import { errorIcon } from '../field/field.css.ts';
import { calendarError } from './calendar.css.ts';

/** What is wrong with what is chosen, under the days. */
export function CalendarError({ message }: { message: string | undefined }) {
  return (
    message !== undefined && (
      <Text slot="errorMessage" className={calendarError}>
        <IconAlertCircle className={errorIcon} size={16} stroke={1.5} aria-hidden />
        <span>{message}</span>
      </Text>
    )
  );
}
