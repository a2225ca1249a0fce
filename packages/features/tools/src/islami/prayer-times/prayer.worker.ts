/** Computes prayer times and finds cities: a month next to the poles takes longer than a frame. */
import { computeCalendar, computeTimes, findCities } from './compute.ts';
import type { Answered, Asked, PrayerQuestion } from './prayer-worker.ts';

function answerTo(question: PrayerQuestion): unknown {
  switch (question.kind) {
    case 'times':
      return computeTimes(question);
    case 'calendar':
      return computeCalendar(question);
    default:
      return findCities(question.text, question.lang);
  }
}

addEventListener('message', async ({ data: { id, question } }: MessageEvent<Asked>) => {
  try {
    postMessage({ id, answer: await answerTo(question) } satisfies Answered);
  } catch (error) {
    postMessage({ id, failed: String(error) } satisfies Answered);
  }
});
