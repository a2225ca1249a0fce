import { healthDays } from '@apiyard/api/contract/hub/hub';
import { manyApis, storyApis } from '@apiyard/kit/story/apis.ts';
import type { ApiHealthDaysOf } from '../catalogue/use-catalogue-page.ts';

/** The last days end with these rates; the days before had no calls. */
const endingIn = (...rates: (number | null)[]): ApiHealthDaysOf => [
  ...Array.from({ length: healthDays - rates.length }, () => null),
  ...rates,
];

const busy = endingIn(100, 100, 100, 98, 100, 100, 0, 100, 100, 100, null, null, 100, 100);

/** Days of the sample APIs, by path. */
export const storyDays: ReadonlyMap<string, ApiHealthDaysOf> = new Map([
  ...[...storyApis, ...manyApis].map(({ path }): [string, ApiHealthDaysOf] => [path, busy]),
  ['convert/data', endingIn()],
  ['stalker/github', endingIn(100, 100, 40, 0, 0)],
]);
