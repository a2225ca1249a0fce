/** Calendars of prayer times that programs read by a secret link. */
export interface PrayerFeedTable {
  /** UUID v7. */
  id: string;
  person_id: string;
  /** Of the link's token. */
  token_hash: string;
  /** The token, sealed with the id. */
  cipher: string;
  /** `PrayerFeedSettings` as JSON. */
  settings: string;
  created_at: number;
  /** Set when the link was revoked, which can be undone for a day. */
  revoked_at: number | null;
}
