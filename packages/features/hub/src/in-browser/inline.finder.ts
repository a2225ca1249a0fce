import { inlineCallOf } from '@apiyard/kernels/inline/inline-tools';
import { activeLanguage } from '@apiyard/kit/copy.ts';
import type { Finder, FoundPlace } from '@apiyard/kit/search/finder.ts';
import { IconBolt } from '@tabler/icons-react';

/** The result of a tool for a line such as `uuid 5`, which runs in the browser. */
export default {
  group: { label: 'found.result', icon: IconBolt, order: 0 },
  claims: (query) => callOf(query) !== null,
  async find({ query, client, signal }): Promise<readonly FoundPlace[]> {
    const call = callOf(query);
    if (call === null) return [];
    const { runInline } = await import('./run-inline.ts');
    return runInline(call, client, signal);
  },
} satisfies Finder;

function callOf(query: string) {
  const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions();
  return inlineCallOf(query, { language: activeLanguage(), zone });
}
