/** What the page of prayer times and its worker send to each other, and the page's side of it. */
import type { City, CityLanguage } from '@apiyard/kernels/places/cities';
import type { CalendarFile, CalendarQuestion, OutOfOrder, Times, TimesQuestion } from './compute.ts';

export type PrayerQuestion =
  | ({ readonly kind: 'times' } & TimesQuestion)
  | ({ readonly kind: 'calendar' } & CalendarQuestion)
  | { readonly kind: 'cities'; readonly text: string; readonly lang: CityLanguage };

export interface Asked {
  readonly id: number;
  readonly question: PrayerQuestion;
}
export type Answered = { readonly id: number } & ({ readonly answer: unknown } | { readonly failed: string });

export interface PrayerWorker {
  readonly times: (question: TimesQuestion) => Promise<Times | OutOfOrder>;
  readonly calendar: (question: CalendarQuestion) => Promise<CalendarFile>;
  readonly cities: (text: string, lang: CityLanguage) => Promise<readonly City[]>;
  /** Later questions start another. */
  readonly end: () => void;
}

/** One worker for all questions, since it keeps the index of cities and the boundaries of zones. */
export function createPrayerWorker(
  create = () => new Worker(new URL('prayer.worker.ts', import.meta.url), { type: 'module' }),
): PrayerWorker {
  let worker: Worker | null = null;
  let last = 0;
  const pending = new Map<number, PromiseWithResolvers<unknown>>();
  const end = (reason: Error) => {
    worker?.terminate();
    worker = null;
    for (const { reject } of pending.values()) reject(reason);
    pending.clear();
  };
  const start = (): Worker => {
    const started = create();
    started.addEventListener('message', ({ data }: MessageEvent<Answered>) => {
      const waiting = pending.get(data.id);
      pending.delete(data.id);
      if ('failed' in data) waiting?.reject(new Error(data.failed));
      else waiting?.resolve(data.answer);
    });
    started.addEventListener('error', ({ message }) => end(new Error(message || 'The worker failed.')));
    return started;
  };
  const ask = <Answer>(question: PrayerQuestion): Promise<Answer> => {
    const id = (last += 1);
    const waiting = Promise.withResolvers<unknown>();
    pending.set(id, waiting);
    worker ??= start();
    worker.postMessage({ id, question } satisfies Asked, []);
    return waiting.promise as Promise<Answer>;
  };
  return {
    times: (question) => ask({ kind: 'times', ...question }),
    calendar: (question) => ask({ kind: 'calendar', ...question }),
    cities: (text, lang) => ask({ kind: 'cities', text, lang }),
    end: () => end(new Error('The page was left.')),
  };
}
