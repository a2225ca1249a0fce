export interface SampleIds {
  nextId(): string;
}

/** Ids in order: `sample-id-1`, `sample-id-2`… */
export function createIds(prefix: string): () => string {
  let count = 0;
  return () => `${prefix}-${++count}`;
}
