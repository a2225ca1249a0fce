import type { AuditEntry } from '@apiyard/api/contract/site/audit';

/** An entry without its ID. `name` is looked up for actors of which only the ID is known. */
export interface AuditRecord extends Pick<
  AuditEntry,
  'via' | 'group' | 'action' | 'changes' | 'data' | 'requestId' | 'address'
> {
  readonly actor: { readonly id: string; readonly name: string | null } | null;
  readonly subject: { readonly kind: string; readonly id: string } | null;
}
