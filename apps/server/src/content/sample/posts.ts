/** The posts of the first start. Each text is `posts/<slug>.md`, its cover in `pictures/`. */

interface SamplePost {
  readonly slug: string;
  readonly title: string;
  readonly category: string;
  /** File name of the cover. */
  readonly cover: string;
  readonly at: string;
  readonly featured?: boolean;
}

export const posts: readonly SamplePost[] = [
  {
    slug: 'first-call-in-five-minutes',
    title: 'Your first call in five minutes',
    category: 'Guides',
    cover: 'cover-first-call.svg',
    at: '2026-11-19T08:00:00Z',
    featured: true,
  },
  {
    slug: 'how-the-daily-quota-counts',
    title: 'How the daily quota counts',
    category: 'Concepts',
    cover: 'cover-quota.svg',
    at: '2026-11-16T09:30:00Z',
  },
  {
    slug: 'a-scraper-that-survives-a-redesign',
    title: 'Build scrapers that survive a redesign',
    category: 'Scraping',
    cover: 'cover-scraper.svg',
    at: '2026-11-12T08:15:00Z',
  },
  {
    slug: 'qr-codes-that-scan',
    title: 'Create QR codes that scan',
    category: 'Guides',
    cover: 'cover-qr.svg',
    at: '2026-11-06T10:00:00Z',
  },
  {
    slug: 'csv-without-losing-types',
    title: 'Convert CSV without losing data types',
    category: 'Data',
    cover: 'cover-csv.svg',
    at: '2026-10-29T07:45:00Z',
  },
  {
    slug: 'uuid-v4-or-v7',
    title: 'UUID v4 or v7?',
    category: 'Data',
    cover: 'cover-uuid.svg',
    at: '2026-10-22T09:00:00Z',
  },
  {
    slug: 'keys-and-least-privilege',
    title: 'API keys and least privilege',
    category: 'Security',
    cover: 'cover-keys.svg',
    at: '2026-10-15T08:30:00Z',
  },
  {
    slug: 'an-api-hub-of-your-own',
    title: 'Run your own API hub',
    category: 'Concepts',
    cover: 'cover-hub.svg',
    at: '2026-10-08T08:00:00Z',
  },
];
