import { today } from '@internationalized/date';
import { use } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { CalendarStateContext } from 'react-aria-components/Calendar';
import { button, buttonSize } from '../components/Button/Button.css.ts';
import { useLabels } from '../labels/use-labels.ts';
import { foot } from './calendar.css.ts';

/** Selects today, in any visible month. Must be inside React Aria's `Calendar`. */
export function TodayButton() {
  const labels = useLabels();
  const state = use(CalendarStateContext);
  if (state === null) throw new Error('TodayButton must be inside a calendar.');
  const day = today(state.timeZone);
  return (
    <div className={foot}>
      <AriaButton
        slot={null}
        isDisabled={state.isDisabled || state.isReadOnly || state.isInvalid(day) || state.isCellUnavailable(day)}
        onPress={() => {
          state.setFocusedDate(day);
          state.selectDate(day);
        }}
        className={`${button.plain} ${buttonSize.small}`}
      >
        {labels.today}
      </AriaButton>
    </div>
  );
}
