/** Of a person at most one is open. */
export interface PremiumRequestTable {
  /** UUID v7. */
  id: string;
  person_id: string;
  plan: string;
  message: string;
  state: 'open' | 'granted' | 'declined' | 'withdrawn';
  /** The answer shown to the person. */
  answer: string;
  /** A username. */
  answered_by: string | null;
  answered_at: number | null;
  created_at: number;
}
