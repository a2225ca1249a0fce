/** Periodic work of the installation: of several processes, the one with the latest token does it. */
export interface LeaseTable {
  /** The name of the task. */
  name: string;
  /** Fencing token: incremented each time a process acquires the lease. */
  token: number;
  /** Expiry of the lease. 0 when no process holds it. */
  expires_at: number;
  /** When the work is due again. */
  due_at: number;
}
