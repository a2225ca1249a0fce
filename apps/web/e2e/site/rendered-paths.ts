/** The pages that the server renders. */
import { publicPages } from '../../src/public-pages.ts';

/** Pages that the server renders with their data. */
const contentPaths = [
  '/allfeature',
  '/android',
  '/apps/blog/detail/first-call-in-five-minutes',
  '/apps/blog/posts',
  '/convert',
  '/dashboards',
  '/docs',
  '/docs/convert',
  '/docs/convert/data',
  '/docs/getting-started',
  '/hub',
  '/hub/convert/data',
  '/islami/daily-prayers',
  '/islami/hijri-month',
  '/islami/names',
  '/islami/prayer-times',
  '/islami/qibla',
  '/islami/quran',
  '/islami/zakat',
  '/pricing',
  '/puzzle/2048',
  '/puzzle/anagrams',
  '/puzzle/arithmetic-quiz',
  '/puzzle/crossword',
  '/puzzle/fifteen',
  '/puzzle/maze',
  '/puzzle/minesweeper',
  '/puzzle/nonogram',
  '/puzzle/sliding-picture',
  '/puzzle/sudoku',
  '/puzzle/word-of-the-day',
  '/puzzle/word-search',
  '/recent-updates',
];
const pageOfApi = /^\/(?:hub|docs)\/[a-z]+\//;
/** Every address, but of the hundreds of pages of APIs, which are alike, each fifty-third. */
export function sampleOf(addresses: readonly string[]): readonly string[] {
  const ofApis = addresses.filter((address) => pageOfApi.test(new URL(address).pathname));
  const left = new Set(ofApis.filter((_, index) => index % 53 !== 0));
  return addresses.filter((address) => !left.has(address));
}

export const renderedPaths = [...publicPages.map(({ path }) => path), ...contentPaths];
