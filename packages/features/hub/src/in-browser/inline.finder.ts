import { inlineCallOf } from '@apiyard/kernels/inline/inline-tools';
import type { InlineTool } from '@apiyard/kernels/inline/inline-tool';
import { toolHref } from '@apiyard/kit/areas/tool-href.ts';
import { activeLanguage } from '@apiyard/kit/copy.ts';
import { fieldsOf } from '@apiyard/kit/search/api-fields.ts';
import { apiQuery } from '@apiyard/kit/search/catalogue.ts';
import type { Finder, FoundPlace } from '@apiyard/kit/search/finder.ts';
import type { Outcome } from '@apiyard/kit/calls/response.ts';
import { acceptedInput } from './accepted-input.ts';

/** Longer results are cut where they are shown, not where they are copied. */
const shownLengthMax = 160;

/** The result of a tool for a line such as `uuid 5`, which runs in the browser. */
export default {
  claims: (query) => callOf(query) !== null,
  async find({ query, client, signal }): Promise<readonly FoundPlace[]> {
    const language = activeLanguage();
    const call = callOf(query);
    if (call === null) return [];
    const found = await client.fetchQuery({ ...apiQuery(call.tool.path, language), staleTime: 60_000 });
    const api = found?.api;
    if (api === undefined || api.premium || api.health === 'paused') return [];
    const input = acceptedInput(api.input, fieldsOf(api.input), call.input);
    if (input === null) return [];
    const { createWorkerRunner } = await import('./worker-runner.ts');
    const runner = createWorkerRunner();
    try {
      const outcome = await runner.run(api, input, language, signal);
      if (outcome === null) return [];
      const values = Object.entries(input).map(([name, value]) => [name, String(value)]);
      const href = values.length === 0 ? toolHref(api.path) : `${toolHref(api.path)}?${new URLSearchParams(values)}`;
      return [{ href, summary: api.title, ...resultOf(outcome, call.tool) }];
    } finally {
      runner.close();
    }
  },
} satisfies Finder;

function callOf(query: string) {
  const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions();
  return inlineCallOf(query, { language: activeLanguage(), zone });
}

/** The lines of the result, or why there is none. */
function resultOf(outcome: Outcome, { show }: InlineTool): Pick<FoundPlace, 'title' | 'copyText'> {
  if (outcome.kind === 'refused') return { title: outcome.refused.detail };
  const { body } = outcome.answer;
  const lines = body.kind === 'json' ? show(body.value) : [];
  const shown = lines.filter((line) => line !== '').join(' · ');
  return {
    title: shown.length > shownLengthMax ? `${shown.slice(0, shownLengthMax)}…` : shown,
    copyText: lines.join('\n'),
  };
}
