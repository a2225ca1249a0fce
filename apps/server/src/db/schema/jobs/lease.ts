/** Periodic work of the installation: of several processes, the one with the latest token does it. */
export interface LeaseTable {
  /** The name of the task. */
  name: string;
  /** Fencing token: grows each time that a process takes the lease. */
  token: number;
  /** From then on another process may take it. 0 when none holds it. */
  expires_at: number;
  /** When the work is due again. */
  due_at: number;
}
