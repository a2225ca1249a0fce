/** One run of a kernel, in the worker: its notes and faults become sentences, as on the server. */
import type { ToolSentence } from '@apiyard/api/contract/hub/hub';
import type { InputIssue } from '@apiyard/api/contract/problem';
import type { KernelFile } from '@apiyard/kernels/browser-tools';
import { fill } from '@apiyard/kernels/faults/fill';
import type { FaultValues } from '@apiyard/kernels/faults/input-fault';
import { InputFault } from '@apiyard/kernels/faults/input-fault';
import type { Note } from '@apiyard/kernels/faults/note';
import type { KernelMessage, KernelResult, KernelTask } from './kernel-task.ts';

/** Loads and runs the kernel of a task, and reports both. */
export async function runKernel(
  task: KernelTask,
  load: (place: string) => Promise<KernelFile>,
  report: (message: KernelMessage) => void,
): Promise<void> {
  try {
    const kernel = await load(task.place);
    const input = await withBytes(task.input);
    report({ kind: 'running' });
    report(await resultOf(kernel, input, task));
  } catch (error) {
    report({ kind: 'failed', reason: String(error) });
  }
}

async function resultOf(
  kernel: KernelFile,
  input: Readonly<Record<string, unknown>>,
  task: KernelTask,
): Promise<KernelResult> {
  const startedMs = performance.now();
  const ms = () => performance.now() - startedMs;
  try {
    const result = await kernel.default(input, task.language);
    if (isFile(result)) return { kind: 'file', blob: new Blob([result.bytes], result), name: result.name, ms: ms() };
    return { kind: 'json', text: JSON.stringify(withSentences(result, task)), ms: ms() };
  } catch (error) {
    if (!(error instanceof InputFault)) throw error;
    const ownSentences = (await kernel.sentences?.(task.language)) ?? {};
    const own = Object.entries(ownSentences).map(([code, text]) => ({ code, text }));
    const all = { ...task, errors: [...task.errors, ...own] };
    const issues = [issueOf(error, all), ...error.others.map((other) => issueOf(other, all))] as const;
    return { kind: 'invalid', issues, ms: ms() };
  }
}

function issueOf({ code, pointer, sentence, values, place }: InputFault, task: KernelTask): InputIssue {
  return { pointer, code, detail: sentenceOf(task.errors, sentence, values, task), ...place };
}

/** Kernels read files as the server gives them to tools. */
async function withBytes(input: KernelTask['input']): Promise<KernelTask['input']> {
  const read = async (value: unknown): Promise<unknown> => {
    if (Array.isArray(value)) return Promise.all(value.map(read));
    if (!(value instanceof File)) return value;
    return { name: value.name, type: value.type, bytes: new Uint8Array(await value.arrayBuffer()) };
  };
  const members = Object.entries(input).map(async ([name, value]) => [name, await read(value)] as const);
  return Object.fromEntries(await Promise.all(members));
}

interface FileResult {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: string;
  readonly name: string;
}

function isFile(result: unknown): result is FileResult {
  return typeof result === 'object' && result !== null && 'bytes' in result && result.bytes instanceof Uint8Array;
}

function withSentences(result: unknown, task: KernelTask): unknown {
  if (typeof result !== 'object' || result === null || !('notes' in result) || !Array.isArray(result.notes))
    return result;
  const notes = (result.notes as readonly (Note | { readonly detail: string })[]).map((note) => {
    if ('detail' in note) return note;
    const { code, pointer = '', values = {} } = note;
    return { pointer, code, detail: sentenceOf(task.notes, code, values, task) };
  });
  return { ...result, notes };
}

function sentenceOf(
  sentences: readonly ToolSentence[],
  code: string,
  values: FaultValues,
  { place, language }: KernelTask,
): string {
  const sentence = sentences.find((each) => each.code === code);
  if (sentence === undefined) throw new Error(`The tool ${place} does not declare '${code}'.`);
  return fill(language, sentence.text, values);
}
