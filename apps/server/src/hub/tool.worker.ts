/** A worker thread's side: loads a tool by its module, runs it, and writes the answer down. */
import { Failure } from '@apiyard/api/contract/endpoint';
import type { Tool } from '../tools/tool.ts';
import { RawAnswer } from '../tools/tool.ts';
import { unpacked, type Packed } from './worker-message.ts';

export default async function runTool({ file, input }: { readonly file: string; readonly input: Readonly<Record<string, unknown>> }): Promise<Packed> {
  const { default: tool } = (await import(file)) as { readonly default: Tool };
  // An abort ends the whole thread: the tool needs no signal of its own.
  const result = await tool.run(unpacked(input), { signal: new AbortController().signal });
  if (result instanceof Failure) return { kind: 'failure', detail: result.detail, extras: result.extras };
  if (result instanceof RawAnswer) return { kind: 'raw', type: result.type, name: result.name, bytes: result.bytes };
  return { kind: 'json', text: JSON.stringify(result) };
}
