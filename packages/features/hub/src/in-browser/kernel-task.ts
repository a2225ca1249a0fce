/** What the page and the worker that runs kernels send to each other. */
import type { ToolSentence } from '@apiyard/api/contract/hub/hub';
import type { InputIssue } from '@apiyard/api/contract/problem';

export interface KernelTask {
  /** `area/subject/name`. */
  readonly place: string;
  /** With defaults. Its files are `File`s, which the worker reads. */
  readonly input: Readonly<Record<string, unknown>>;
  /** Of the sentences. */
  readonly language: string;
  readonly errors: readonly ToolSentence[];
  readonly notes: readonly ToolSentence[];
}

export type KernelResult =
  | { readonly kind: 'json'; readonly text: string; readonly ms: number }
  | { readonly kind: 'file'; readonly blob: Blob; readonly name: string; readonly ms: number }
  | { readonly kind: 'invalid'; readonly issues: readonly [InputIssue, ...InputIssue[]]; readonly ms: number }
  /** The kernel does not load, or fails in a way that its tool does not declare. */
  | { readonly kind: 'failed'; readonly reason: string };

/** `running` comes once the kernel has loaded. */
export type KernelMessage = KernelResult | { readonly kind: 'running' };
