import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Button as AriaButton } from 'react-aria-components/Button';
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar';
import { useLocale } from 'react-aria-components/I18nProvider';
import { iconButton, iconButtonSize } from '../components/IconButton/IconButton.css.ts';
import {
  arrows,
  cell,
  chosenDay,
  day,
  grid,
  month,
  monthName,
  months as monthsStyle,
  rangeCell,
  weekday,
  weeks,
} from './calendar.css.ts';

interface MonthGridsProps {
  months: 1 | 2;
  /** Whether the days between the first and the last are part of the selection. @default false */
  isRange?: boolean;
}

/** Abbreviations as long as the column allows: some languages, such as Arabic, have only one-letter abbreviations. */
function weekdayStyle(locale: string): 'short' | 'narrow' {
  const name = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const lengths = Array.from({ length: 7 }, (_, day) => name.format(Date.UTC(2026, 0, day + 1)).length);
  return Math.max(...lengths) > 4 ? 'narrow' : 'short';
}

/** Content of every calendar: months side by side, and buttons for the previous and next month. */
export function MonthGrids({ months, isRange = false }: MonthGridsProps) {
  const { locale } = useLocale();
  const arrow = `${iconButton.plain} ${iconButtonSize.small}`;
  return (
    <>
      <div className={arrows}>
        <AriaButton slot="previous" className={arrow}>
          <IconChevronLeft size={20} stroke={1.5} />
        </AriaButton>
        <AriaButton slot="next" className={arrow}>
          <IconChevronRight size={20} stroke={1.5} />
        </AriaButton>
      </div>
      <div className={monthsStyle}>
        {Array.from({ length: months }, (_, index) => (
          <div key={index} className={month}>
            <CalendarHeading offset={{ months: index }} className={monthName} />
            <div className={weeks}>
              <CalendarGrid offset={{ months: index }} weekdayStyle={weekdayStyle(locale)} className={grid}>
                <CalendarGridHeader>
                  {(name) => <CalendarHeaderCell className={weekday}>{name}</CalendarHeaderCell>}
                </CalendarGridHeader>
                <CalendarGridBody>
                  {(date) => (
                    <CalendarCell date={date} className={isRange ? rangeCell : cell}>
                      {({ formattedDate, isSelected, isSelectionStart, isSelectionEnd }) => (
                        <span className={(isRange ? isSelectionStart || isSelectionEnd : isSelected) ? chosenDay : day}>
                          {formattedDate}
                        </span>
                      )}
                    </CalendarCell>
                  )}
                </CalendarGridBody>
              </CalendarGrid>
            </div>
          </div>
        ))}
      </div>
    </>
  );
}
