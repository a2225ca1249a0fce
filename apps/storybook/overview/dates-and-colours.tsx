import { Calendar } from '@apiyard/ui/Calendar';
import { ColorPicker } from '@apiyard/ui/ColorPicker';
import { ColorSwatchPicker } from '@apiyard/ui/ColorSwatchPicker';
import { DateField } from '@apiyard/ui/DateField';
import { DatePicker } from '@apiyard/ui/DatePicker';
import { DateRangePicker } from '@apiyard/ui/DateRangePicker';
import { DateTimeRange } from '@apiyard/ui/DateTimeRange';
import type { DateTimeRangeProps } from '@apiyard/ui/DateTimeRange';
import { OneTimeCode } from '@apiyard/ui/OneTimeCode';
import { RangeCalendar } from '@apiyard/ui/RangeCalendar';
import { Rating } from '@apiyard/ui/Rating';
import { Scheduler } from '@apiyard/ui/Scheduler';
import { TimeField } from '@apiyard/ui/TimeField';
import { CalendarDate, parseZonedDateTime, Time } from '@internationalized/date';
import type { SheetProps } from './sheet.tsx';
import { Kept, Part, Sheet } from './sheet.tsx';

const first = new CalendarDate(2026, 11, 18);
const last = new CalendarDate(2026, 11, 24);

const moment = (at: string) => parseZonedDateTime(`2026-11-${at}[Asia/Jakarta]`);
const none = () => {};

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
      <Part name="DateTimeRange" isWide>
        <Kept<DateTimeRangeProps['value']> first={{ start: moment('18T08:00'), end: moment('18T12:30') }}>
          {(value, keep) => (
            <DateTimeRange
              label={pick('Maintenance', 'الصيانة')}
              timeZone="Asia/Jakarta"
              value={value}
              onChange={keep}
            />
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

export function TeamCalendar({ pick }: SheetProps) {
  const timed = (id: string, title: string, start: string, end: string, category: string) => ({
    id,
    title,
    start: moment(start),
    end: moment(end),
    category,
  });
  return (
    <Sheet>
      <Part name="Scheduler" isWide>
        <Scheduler
          label={pick('Team calendar', 'تقويم الفريق')}
          timeZone="Asia/Jakarta"
          defaultDate={new CalendarDate(2026, 11, 20)}
          defaultView="week"
          categories={[
            { id: 'work', label: pick('Work', 'العمل'), color: 'blue' },
            { id: 'release', label: pick('Release', 'الإصدار'), color: 'teal' },
            { id: 'away', label: pick('Away', 'غائب'), color: 'amber' },
          ]}
          events={[
            { id: 'freeze', title: pick('Code freeze', 'تجميد الشفرة'), start: first, end: last, category: 'release' },
            timed('standup', pick('Standup', 'اجتماع قصير'), '20T09:00', '20T10:00', 'work'),
            timed('planning', pick('Planning', 'التخطيط'), '20T09:30', '20T11:30', 'work'),
            timed('review', pick('Design review', 'مراجعة التصميم'), '18T13:00', '18T14:30', 'away'),
            timed('deploy', pick('Deploy', 'النشر'), '19T10:00', '19T12:00', 'release'),
          ]}
          onOpen={none}
          onCreate={none}
          onMove={none}
          onResize={none}
        />
      </Part>
    </Sheet>
  );
}
