import { Temporal } from 'temporal-polyfill';
import type { Note } from '../../../faults/note.ts';
import { compact, explain } from './cron/explain.ts';
import type { Schedule } from './cron/parse.ts';
import { fieldKinds, parseCron } from './cron/parse.ts';
import { nextRuns, yearsSearched } from './cron/runs.ts';
import { warningsOf } from './cron/warnings.ts';
import type { Lang } from './cron/words.ts';
import { inRange } from './moments/in-range.ts';
import { readMoment } from './moments/read-moment.ts';
import { isoOf, zoneOf } from './moments/zone.ts';

interface Input {
  readonly text: string;
  readonly zone: string;
  readonly date?: string | undefined;
  readonly count: number;
  readonly lang: Lang;
}

/** A cron expression in words, with its next runs after a moment. */
export default function cron({ text, zone: zoneText, date, count, lang }: Input) {
  const zone = zoneOf(zoneText, '/zone');
  const schedule = parseCron(text);
  const { start, notes } = startOf(date, zone);
  const result = { words: explain(schedule, lang), zone, after: isoOf(start), fields: fieldsOf(schedule) };
  if (schedule === null) return { ...result, runs: [], notes: [...notes, { code: 'at_start', pointer: '/text' }] };
  const found = inRange('/date', () => nextRuns(schedule, start, count));
  return {
    ...result,
    runs: found.runs.map((run) => ({ iso: isoOf(run), utc: run.toInstant().toString() })),
    notes: [...warningsOf(schedule), ...fewRuns(found.runs.length, count), ...found.notes, ...notes],
  };
}

function startOf(date: string | undefined, zone: string): { start: Temporal.ZonedDateTime; notes: Note[] } {
  const now = Temporal.Now.instant().round('second');
  if (date !== undefined && date.trim() !== '') {
    const { moment, notes } = readMoment(date, { zone, pointer: '/date', now });
    return { start: moment, notes };
  }
  return {
    start: now.toZonedDateTimeISO(zone),
    notes: [{ code: 'now_used', pointer: '/date', values: { time: now.toString() } }],
  };
}

const fieldsOf = (schedule: Schedule | null) =>
  schedule === null
    ? []
    : fieldKinds.map(({ name }) => ({ name, text: schedule[name].text, values: compact(schedule[name].values) }));

function fewRuns(found: number, count: number): Note[] {
  if (found === 0) return [{ code: 'never_runs', pointer: '/text' }];
  return found < count ? [{ code: 'few_runs', pointer: '/runs', values: { years: yearsSearched } }] : [];
}
