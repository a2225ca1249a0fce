export interface ScraperSecretTable {
  scraper_id: string;
  name: string;
  /** The only host it is sent to. */
  host: string;
  /** AES-256-GCM, bound to scraper, name and host. */
  cipher: string;
  updated_at: number;
}
