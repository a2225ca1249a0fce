import type { SamplePage } from '../scraper-pages.ts';
import pages from './scraper-pages.json' with { type: 'json' };

/** What the server's engine finds on the seeded definitions' sites; a test of the server keeps the two alike. */
export const scraperPages = pages as unknown as readonly SamplePage[];
