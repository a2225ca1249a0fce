export interface SampleIds {
  nextId(): string;
}

/** Sequential IDs: `sample-id-1`, `sample-id-2`… */
export function createIds(prefix: string): () => string {
  let count = 0;
  return () => `${prefix}-${++count}`;
}
