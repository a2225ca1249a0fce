import type { ApiSummary } from '@apiyard/api/contract/hub/hub';

export const outputKinds = ['data', 'image', 'audio', 'video', 'file'] as const;
export type OutputKind = (typeof outputKinds)[number];

/** What people get from an API. */
export function outputKindOf({ output }: Pick<ApiSummary, 'output'>): OutputKind {
  if (output.kind === 'json') return 'data';
  const [kind] = output.types[0]?.split('/') ?? [];
  return kind === 'image' || kind === 'audio' || kind === 'video' ? kind : 'file';
}
