/** What a person is to know of. Updates of the site are not here: they are news for everybody. */
export interface NotificationTable {
  /** UUID v7. */
  id: string;
  person_id: string;
  /** What it is about: the same thing is told once. */
  key: string;
  /** JSON of what the contract's `Notification` has beside id, moment and whether it is read. */
  data: string;
  at: number;
  read_at: number | null;
}
