/** What happens to definitions. */
import type { Events } from '../events.ts';

interface ByAdmin {
  personId: string;
  scraperId: string;
  api: string;
}

interface Happenings {
  'scraper created': ByAdmin;
  'scraper saved': ByAdmin & { version: number };
  'scraper published': ByAdmin & { revision: number };
  'scraper rolled back': ByAdmin & { revision: number; restores: number };
  'scraper paused': ByAdmin;
  'scraper resumed': ByAdmin;
  'scraper deleted': ByAdmin;
  'scraper restored': ByAdmin;
  'scraper tested': ByAdmin & { of: 'draft' | 'live'; passed: boolean };
  'scraper previewed': { personId: string; scraperId: string | null; api: string; host: string; outcome: string };
  'scraper suggested': { personId: string; host: string; outcome: string };
  'scraper secret set': ByAdmin & { name: string; host: string };
  'scraper secret removed': ByAdmin & { name: string };
  'scrapers imported': { personId: string; created: number; replaced: number };
  /** A call could not reach the site. At most once an hour for each definition, in each process. */
  'scraper source away': { scraperId: string; api: string; title: string; detail: string };
  'scraper failing': { scraperId: string; api: string; revision: number; detail: string };
  'scraper works again': { scraperId: string; api: string; revision: number };
  'scrapers purged': { count: number };
}

export type ScraperEvents = Events<Happenings>;
