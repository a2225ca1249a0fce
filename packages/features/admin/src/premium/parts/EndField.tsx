import { DatePicker } from '@apiyard/ui/DatePicker';
import { Select } from '@apiyard/ui/Select';
import { Text } from '@apiyard/ui/Text';
import { parseDate } from '@internationalized/date';
import { type ChosenEnd, endChoices, endOf } from '../end.ts';
import { useWords } from '../use-words.ts';
import { fields } from './premium.css.ts';

const words = {
  new: {
    month: 'premium.end.month',
    quarter: 'premium.end.quarter',
    year: 'premium.end.year',
    date: 'premium.end.date',
    never: 'premium.end.never',
  },
  more: {
    month: 'premium.end.moreMonth',
    quarter: 'premium.end.moreQuarter',
    year: 'premium.end.moreYear',
    date: 'premium.end.date',
    never: 'premium.end.never',
  },
} as const;

interface EndFieldProps {
  readonly value: ChosenEnd;
  readonly onChange: (value: ChosenEnd) => void;
  readonly name?: string;
  readonly errorMessage?: string | undefined;
  /** Start of the month count. */
  readonly fromMs: number;
  readonly nowMs: number;
  /** The months extend an existing end date. @default false */
  readonly isMore?: boolean;
  /** @default 'Ends' */
  readonly label?: string;
}

export function EndField({ value, onChange, name, errorMessage, fromMs, nowMs, isMore = false, label }: EndFieldProps) {
  const { t, endWords } = useWords();
  const { choice, date } = value;
  const until = endOf(value, fromMs);
  return (
    <div>
      <div className={fields}>
        <Select
          label={label ?? t('premium.end')}
          options={endChoices.map((id) => ({ id, label: t(words[isMore ? 'more' : 'new'][id]) }))}
          name={name}
          value={choice}
          onChange={(next) => onChange({ choice: next, date })}
          errorMessage={choice === 'date' ? undefined : errorMessage}
        />
        {choice === 'date' && (
          <DatePicker
            label={t('premium.end.day')}
            value={date === null ? null : parseDate(date)}
            onChange={(day) => onChange({ choice, date: day === null ? null : day.toString().slice(0, 10) })}
            minValue={parseDate(new Date(nowMs).toISOString().slice(0, 10))}
            isRequired
            errorMessage={errorMessage}
          />
        )}
      </div>
      {until !== null && until !== '' && (
        <Text size="small" tone="quiet">
          {endWords(until)}
        </Text>
      )}
    </div>
  );
}
