/** The worker thread: imports a tool's module, runs it, and serializes the result. */
import { move, transferableSymbol, valueSymbol } from 'piscina';
import { Failure } from '@apiyard/api/contract/endpoint';
import type { Language } from '@apiyard/api/contract/hub/hub';
import type { CarriedIssue } from '@apiyard/api/serving/failure-body';
import { type Started, taskStarted } from '../../task-started.ts';
import type { Tool } from '../../tools/tool.ts';
import { RawResponse } from '../../tools/tool.ts';
import { memoryOf, type Packed, unpacked } from './worker-message.ts';

interface ToolTask extends Started {
  readonly file: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly language: Language | undefined;
}

export default async function runTool({ file, input, language = 'en', ...started }: ToolTask): Promise<unknown> {
  const { default: tool } = (await import(file)) as { readonly default: Tool };
  taskStarted(started);
  // An abort terminates the whole thread: the tool needs no signal.
  const result = await tool.run(unpacked(input), { signal: new AbortController().signal, language });
  if (result instanceof Failure)
    return {
      kind: 'failure',
      text: result.sentence ?? result.detail,
      extras: result.extras,
      sentences: result.extras.errors.map(({ sentence }: CarriedIssue) => sentence ?? null),
    } satisfies Packed;
  if (result instanceof RawResponse)
    return moved({ kind: 'raw', type: result.type, name: result.name, bytes: result.bytes });
  return moved({ kind: 'json', bytes: new TextEncoder().encode(JSON.stringify(result)) });
}

/** Copying large data would block the main thread. */
function moved(packed: Extract<Packed, { readonly bytes: Uint8Array }>): unknown {
  return move({ [transferableSymbol]: memoryOf(packed.bytes), [valueSymbol]: packed });
}
