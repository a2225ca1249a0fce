import { Calendar } from '@apiyard/ui/Calendar';
import { ColorPicker } from '@apiyard/ui/ColorPicker';
import { ColorSwatchPicker } from '@apiyard/ui/ColorSwatchPicker';
import { DateField } from '@apiyard/ui/DateField';
import { DatePicker } from '@apiyard/ui/DatePicker';
import { DateRangePicker } from '@apiyard/ui/DateRangePicker';
import { OneTimeCode } from '@apiyard/ui/OneTimeCode';
import { RangeCalendar } from '@apiyard/ui/RangeCalendar';
import { Rating } from '@apiyard/ui/Rating';
import { TimeField } from '@apiyard/ui/TimeField';
import { CalendarDate, Time } from '@internationalized/date';
import type { SheetProps } from './sheet.tsx';
import { Kept, Part, Sheet } from './sheet.tsx';

const first = new CalendarDate(2026, 11, 18);
const last = new CalendarDate(2026, 11, 24);

export function DateFields({ pick }: SheetProps) {
  return (
    <Sheet>
      <Part name="DateField">
        <Kept<CalendarDate | null> first={first}>
          {(value, keep) => (
            <DateField
              label={pick('Valid from', 'صالح من')}
              value={value}
              onChange={keep}
              description={pick('From midnight on.', 'ابتداءً من منتصف الليل.')}
            />
          )}
        </Kept>
      </Part>
      <Part name="TimeField">
        <Kept<Time | null> first={new Time(9, 30)}>
          {(value, keep) => <TimeField label={pick('Every day at', 'كل يوم عند')} value={value} onChange={keep} />}
        </Kept>
      </Part>
      <Part name="DatePicker">
        <Kept<CalendarDate | null> first={first}>
          {(value, keep) => <DatePicker label={pick('Ends on', 'ينتهي في')} value={value} onChange={keep} />}
        </Kept>
      </Part>
      <Part name="DateRangePicker">
        <Kept<{ start: CalendarDate; end: CalendarDate } | null> first={{ start: first, end: last }}>
          {(value, keep) => (
            <DateRangePicker label={pick('Calls between', 'الطلبات بين')} value={value} onChange={keep} />
          )}
        </Kept>
      </Part>
      <Part name="OneTimeCode">
        <Kept first="4072">
          {(value, keep) => (
            <OneTimeCode label={pick('Code from the mail', 'الرمز الوارد بالبريد')} value={value} onChange={keep} />
          )}
        </Kept>
      </Part>
      <Part name="Rating">
        <Kept first={4}>
          {(value, keep) => (
            <Rating label={pick('How useful is it?', 'ما مدى فائدتها؟')} value={value} onChange={keep} />
          )}
        </Kept>
        <Rating label={pick('Of 12 people', 'من 12 شخصًا')} value={3.5} isReadOnly />
      </Part>
    </Sheet>
  );
}

export function Calendars({ pick }: SheetProps) {
  return (
    <Sheet>
      <Part name="Calendar">
        <Kept<CalendarDate | null> first={first}>
          {(value, keep) => (
            <Calendar
              label={pick('Day', 'اليوم')}
              value={value}
              onChange={keep}
              minValue={new CalendarDate(2026, 11, 5)}
            />
          )}
        </Kept>
      </Part>
      <Part name="RangeCalendar">
        <Kept<{ start: CalendarDate; end: CalendarDate } | null> first={{ start: first, end: last }}>
          {(value, keep) => <RangeCalendar label={pick('Days', 'الأيام')} value={value} onChange={keep} />}
        </Kept>
      </Part>
      <Part name="ColorSwatchPicker">
        <Kept<string | null> first="#0a7ea4">
          {(value, keep) => (
            <ColorSwatchPicker
              label={pick('Colour of the mark', 'لون الشعار')}
              colors={['#4570ea', '#0a7ea4', '#763ebd', '#fa896b', '#13deb9']}
              value={value}
              onChange={keep}
            />
          )}
        </Kept>
      </Part>
      <Part name="ColorPicker">
        <Kept first="#763ebd">
          {(value, keep) => <ColorPicker label={pick('Accent', 'لون التمييز')} value={value} onChange={keep} />}
        </Kept>
      </Part>
    </Sheet>
  );
}
