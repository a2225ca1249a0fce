/// <reference types="vite/types/importMeta.d.ts" />
/** Tools that run by typing a line. Found by their folder; there is no list to maintain. */
import type { InlineContext, InlineTool } from './inline-tool.ts';

const files = import.meta.glob<InlineTool>('../tools/*/*/*.inline.ts', { eager: true, import: 'default' });

interface NamedInlineTool extends InlineTool {
  /** Path of the API: `random/uuid`. */
  readonly path: string;
}

export const inlineTools: readonly NamedInlineTool[] = Object.entries(files).map(([file, tool]) => {
  const { area, name } = /^\.\.\/tools\/(?<area>\w+)\/\w+\/(?<name>[\w-]+)\.inline\.ts$/.exec(file)?.groups ?? {};
  return { ...tool, path: `${area}/${name}` };
});

export interface InlineCall {
  readonly tool: NamedInlineTool;
  readonly input: Readonly<Record<string, unknown>>;
}

/** The tool that a line is for, with its inputs; null if there is none. */
export function inlineCallOf(line: string, context: InlineContext): InlineCall | null {
  const trimmed = line.trim();
  for (const tool of inlineTools) {
    const input = tool.read(trimmed, context);
    if (input !== null) return { tool, input };
  }
  return null;
}
