/** History of plan assignments. Rows never change, except for `told`. */
export interface PremiumEventTable {
  /** UUID v7. */
  id: string;
  person_id: string;
  kind: 'granted' | 'extended' | 'changed' | 'revoked' | 'restored' | 'redeemed' | 'ended';
  plan: string;
  /** When the plan ends after this; of `revoked`, when it would have ended. Null is without end. */
  until: number | null;
  /** For admins only. */
  note: string;
  /** An admin's username; null for the person themself, or time. */
  by_name: string | null;
  /** 0 while a mail about it is due. */
  told: number;
  at: number;
}
