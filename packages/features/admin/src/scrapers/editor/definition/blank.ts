import type {
  ScraperDefinition,
  ScraperField,
  ScraperParam,
  ScraperTest,
} from '@apiyard/api/contract/scrapers/scraper-definition';

/** Blank definition with the contract's defaults. */
export function blankDefinition(): ScraperDefinition {
  return {
    area: 'scrape',
    path: '',
    title: '',
    summary: '',
    tags: [],
    params: [],
    request: {
      url: '',
      method: 'GET',
      headers: {},
      query: {},
      body: null,
      timeoutMs: 10_000,
      retries: 1,
      sizeBytesMax: 5_000_000,
    },
    source: 'html',
    fields: [],
    cacheS: 0,
    cost: 1,
    premium: false,
    tests: [],
  };
}

export function blankField(): ScraperField {
  return { name: '', many: false, type: 'string', transforms: [], required: false };
}

export function blankParam(): ScraperParam {
  return { name: '', type: 'string', required: true };
}

export function blankTest(): ScraperTest {
  return { name: '', params: {}, expect: {} };
}
