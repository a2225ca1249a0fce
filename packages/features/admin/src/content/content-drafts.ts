/** Browser storage for unsaved changes in the content editors. */
export const draftsDatabase = 'apiyard-desk';

export type DraftKind = 'post' | 'update';

/** `id` is null for a new entry. */
export const draftPlace = (kind: DraftKind, id: string | null): string => `${kind} ${id ?? 'new'}`;
