/** Runs a line of the command menu, once one is for a tool. */
import type { InlineTool } from '@apiyard/kernels/inline/inline-tool';
import type { InlineCall } from '@apiyard/kernels/inline/inline-tools';
import { toolHref } from '@apiyard/kit/areas/tool-href.ts';
import { activeLanguage } from '@apiyard/kit/copy.ts';
import type { Outcome } from '@apiyard/kit/calls/response.ts';
import { fieldsOf } from '@apiyard/kit/search/api-fields.ts';
import { apiQuery } from '@apiyard/kit/search/catalogue.ts';
import type { FoundPlace } from '@apiyard/kit/search/finder.ts';
import type { QueryClient } from '@tanstack/react-query';
import { acceptedInput } from './accepted-input.ts';
import { createWorkerRunner } from './worker-runner.ts';

/** Longer results are cut where they are shown, not where they are copied. */
const shownLengthMax = 160;

/** Nothing if the tool does not accept the input, or does not run here. */
export async function runInline(
  { tool, input: given }: InlineCall,
  client: QueryClient,
  signal: AbortSignal,
): Promise<readonly FoundPlace[]> {
  const language = activeLanguage();
  const found = await client.fetchQuery({ ...apiQuery(tool.path, language), staleTime: 60_000 });
  const api = found?.api;
  if (api === undefined || api.premium || api.health === 'paused') return [];
  const input = acceptedInput(api.input, fieldsOf(api.input), given);
  if (input === null) return [];
  const runner = createWorkerRunner();
  try {
    const outcome = await runner.run(api, input, language, signal);
    if (outcome === null) return [];
    const values = Object.entries(input).map(([name, value]) => [name, String(value)]);
    const href = values.length === 0 ? toolHref(api.path) : `${toolHref(api.path)}?${new URLSearchParams(values)}`;
    return [{ href, summary: api.title, ...resultOf(outcome, tool) }];
  } finally {
    runner.close();
  }
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
