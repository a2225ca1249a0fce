/** A remark of a tool on its result, such as what a conversion changed. */
export interface ResultNote {
  /** JSON Pointer to the value it is about; empty for the whole. */
  readonly pointer: string;
  readonly detail: string;
}

/** The notes of a JSON result: its member `notes`, if that lists texts with `detail`. */
export function resultNotes(value: unknown): readonly ResultNote[] {
  const notes = isObject(value) ? value['notes'] : undefined;
  if (!Array.isArray(notes)) return [];
  return notes.flatMap((note): ResultNote[] => {
    if (!isObject(note) || typeof note['detail'] !== 'string') return [];
    return [{ pointer: typeof note['pointer'] === 'string' ? note['pointer'] : '', detail: note['detail'] }];
  });
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
