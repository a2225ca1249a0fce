import type {
  importScrapers,
  pauseScraper,
  publishScraper,
  restoreScraper,
  rollBackScraper,
  testScraper,
} from '@apiyard/api/contract/scrapers/scrapers';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useProblemText } from '@apiyard/kit/errors/problem-text.ts';
import { scrapersCopy } from './scrapers-copy.ts';

type Endpoints =
  | typeof publishScraper
  | typeof pauseScraper
  | typeof restoreScraper
  | typeof rollBackScraper
  | typeof testScraper
  | typeof importScrapers;

/** Why a change of a scraper was refused: what is wrong and what to do. */
export function useScraperProblemText(): (error: unknown) => string {
  const t = useCopy(scrapersCopy);
  return useProblemText<Endpoints>({
    NotFound: t('scrapers.problem.gone'),
    InvalidInput: t('scrapers.problem.invalid'),
    Conflict: ({ api }) => t('scrapers.problem.taken', { api }),
    Stale: t('scrapers.stale'),
    NotPublished: t('scrapers.problem.notPublished'),
    NoTests: t('scrapers.problem.noTests'),
  });
}
