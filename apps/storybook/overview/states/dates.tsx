import { Calendar } from '@apiyard/ui/Calendar';
import { ColorPicker } from '@apiyard/ui/ColorPicker';
import { ColorSwatchPicker } from '@apiyard/ui/ColorSwatchPicker';
import { DateField } from '@apiyard/ui/DateField';
import { DatePicker } from '@apiyard/ui/DatePicker';
import { OneTimeCode } from '@apiyard/ui/OneTimeCode';
import { RangeCalendar } from '@apiyard/ui/RangeCalendar';
import { Rating } from '@apiyard/ui/Rating';
import { TimeField } from '@apiyard/ui/TimeField';
import { CalendarDate, Time } from '@internationalized/date';
import type { StatesProps } from './states.tsx';
import { Row } from './states.tsx';

const nothing = () => {};
const forced = ['hovered', 'focused'] as const;
const day = new CalendarDate(2026, 11, 18);
const range = { start: day, end: new CalendarDate(2026, 11, 21) };

export const dateNames = [
  'DateField',
  'TimeField',
  'DatePicker',
  'OneTimeCode',
  'Rating',
  'ColorSwatchPicker',
  'ColorPicker',
  'Calendar',
];

export function Dates({ translate }: StatesProps) {
  const expires = { label: translate('expires'), onChange: nothing };
  const starts = { label: translate('startsAt'), value: new Time(9, 30), onChange: nothing };
  const colours = { label: translate('colour'), colors: ['#4570ea', '#fa896b'], value: '#4570ea', onChange: nothing };
  return (
    <>
      <Row
        name="DateField"
        forced={forced}
        others={{
          empty: <DateField {...expires} value={null} />,
          invalid: <DateField {...expires} value={null} errorMessage={translate('dateMissing')} />,
          'read-only': <DateField {...expires} value={day} isReadOnly />,
          disabled: <DateField {...expires} value={day} isDisabled />,
        }}
      >
        <DateField {...expires} value={day} />
      </Row>
      <Row name="TimeField" forced={forced} others={{ disabled: <TimeField {...starts} isDisabled /> }}>
        <TimeField {...starts} />
      </Row>
      <Row
        name="DatePicker"
        forced={forced}
        others={{
          invalid: <DatePicker {...expires} value={null} errorMessage={translate('dateMissing')} />,
          disabled: <DatePicker {...expires} value={day} isDisabled />,
        }}
      >
        <DatePicker {...expires} value={day} />
      </Row>
      <Row
        name="OneTimeCode"
        forced={['focused']}
        others={{
          invalid: (
            <OneTimeCode
              label={translate('code')}
              value="407211"
              onChange={nothing}
              errorMessage={translate('codeWrong')}
            />
          ),
          disabled: <OneTimeCode label={translate('code')} value="40" onChange={nothing} isDisabled />,
        }}
      >
        <OneTimeCode label={translate('code')} value="40" onChange={nothing} />
      </Row>
      <Row
        name="Rating"
        forced={['focused']}
        others={{
          'read-only': <Rating label={translate('rating')} value={3.5} isReadOnly />,
          disabled: <Rating label={translate('rating')} value={3} onChange={nothing} isDisabled />,
        }}
      >
        <Rating label={translate('rating')} value={3} onChange={nothing} />
      </Row>
      <Row
        name="ColorSwatchPicker"
        forced={['focused']}
        others={{ disabled: <ColorSwatchPicker {...colours} isDisabled /> }}
        target="[role='option']"
      >
        <ColorSwatchPicker {...colours} />
      </Row>
      <Row name="ColorPicker" forced={['focused']}>
        <ColorPicker label={translate('colour')} value="#763ebd" onChange={nothing} />
      </Row>
      <Row
        name="Calendar"
        forced={forced}
        target="[role='gridcell'] [data-rac]"
        others={{
          range: <RangeCalendar label={translate('period')} value={range} onChange={nothing} />,
          invalid: (
            <Calendar label={translate('day')} value={day} onChange={nothing} errorMessage={translate('dateMissing')} />
          ),
          'limited, read-only': (
            <Calendar
              label={translate('day')}
              value={day}
              onChange={nothing}
              minValue={new CalendarDate(2026, 11, 10)}
              isReadOnly
            />
          ),
          disabled: <Calendar label={translate('day')} value={day} onChange={nothing} isDisabled />,
        }}
      >
        <Calendar label={translate('day')} value={day} onChange={nothing} />
      </Row>
    </>
  );
}
