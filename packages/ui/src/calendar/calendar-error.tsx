import { Text } from 'react-aria-components/Text';
import { ErrorWords } from '../field/error-words.tsx';
import { calendarError } from './calendar.css.ts';

/** The error below the days. */
export function CalendarError({ message }: { message: string | undefined }) {
  return (
    message !== undefined && (
      <Text slot="errorMessage" className={calendarError}>
        <ErrorWords>{message}</ErrorWords>
      </Text>
    )
  );
}
