/** Notifications of a person. Updates of the site are not here: they are the same for everyone. */
export interface NotificationTable {
  /** UUID v7. */
  id: string;
  person_id: string;
  /** Deduplication key: one notification per subject. */
  key: string;
  /** JSON of the contract's `Notification` without ID, time and read state. */
  data: string;
  at: number;
  read_at: number | null;
}
