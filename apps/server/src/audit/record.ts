import type { AuditEntry } from '@apiyard/api/contract/audit';

/** An entry before it has an id. `name` is looked up for actors that are known by id alone. */
export interface AuditRecord extends Pick<AuditEntry, 'via' | 'group' | 'action' | 'data' | 'requestId' | 'address'> {
  readonly actor: { readonly id: string; readonly name: string | null } | null;
  readonly subject: { readonly kind: string; readonly id: string } | null;
}
