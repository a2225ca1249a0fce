/** Account events and actions of admins. Without foreign keys: entries outlive the people they are about. */
export interface AuditTable {
  /** UUID v7. */
  id: string;
  at: number;
  actor_id: string | null;
  /** As it was then. */
  actor_name: string | null;
  via: 'session' | 'key' | 'visitor' | 'server';
  /** Of the contract's `auditGroups`. */
  category: string;
  action: string;
  subject_kind: string | null;
  subject_id: string | null;
  /** JSON, never secrets. */
  data: string;
  request_id: string | null;
  address: string | null;
}
