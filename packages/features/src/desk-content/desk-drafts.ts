/** Where the browser keeps what is typed for the desk and not saved yet. */
export const deskDatabase = 'apiyard-desk';

export type DraftKind = 'post' | 'update';

/** `id` is null for something new. */
export const draftPlace = (kind: DraftKind, id: string | null): string => `${kind} ${id ?? 'new'}`;
