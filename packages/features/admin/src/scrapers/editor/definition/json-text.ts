/** Converts a definition to JSON text and back, with the positions of issues. */
import { ScraperDefinition } from '@apiyard/api/contract/scrapers/scraper-definition';
import type { Issue } from './check.ts';
import { formIssues } from './check.ts';
import { pointerOf } from './pointer.ts';

export function jsonText(definition: ScraperDefinition): string {
  return JSON.stringify(definition, null, 2);
}

/** Line and column, both from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

export interface ParsedDefinition {
  /** Null if the text is not a definition. */
  readonly definition: ScraperDefinition | null;
  /** Position of the first syntax error. */
  readonly syntax: Place | null;
  /** Issues of the definition and their positions in the text. */
  readonly issues: readonly (Issue & Place)[];
}

export function parsedDefinition(text: string): ParsedDefinition {
  const read = readJson(text);
  if (read.stoppedAt !== null) return { definition: null, syntax: placeIn(text, read.stoppedAt), issues: [] };
  const value: unknown = JSON.parse(text);
  const { success, data } = ScraperDefinition.safeParse(value);
  if (success) return { definition: data, syntax: null, issues: [] };
  const issues = formIssues(value).map((issue) => ({
    ...issue,
    ...placeIn(text, offsetOf(read.offsets, issue.pointer)),
  }));
  return { definition: null, syntax: null, issues };
}

/** Position of a value, or of its parent if it is missing. */
function offsetOf(offsets: ReadonlyMap<string, number>, pointer: string): number {
  for (let at = pointer; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
    const offset = offsets.get(at);
    if (offset !== undefined) return offset;
  }
  return 0;
}

function placeIn(text: string, offset: number): Place {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

interface Read {
  /** Offset of the first syntax error; null for valid JSON. */
  readonly stoppedAt: number | null;
  /** Offsets of all values, by pointer. */
  readonly offsets: ReadonlyMap<string, number>;
}

const space = /[ \t\n\r]*/y;
const scalar =
  /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

class Stopped extends Error {
  readonly at: number;
  constructor(at: number) {
    super('not JSON');
    this.at = at;
  }
}

/** Browsers report the position of a syntax error differently or not at all. */
function readJson(text: string): Read {
  const offsets = new Map<string, number>();
  let at = 0;
  const skip = () => {
    space.lastIndex = at;
    space.test(text);
    at = space.lastIndex;
  };
  const token = (): string => {
    scalar.lastIndex = at;
    const found = scalar.exec(text)?.[0];
    if (found === undefined) throw new Stopped(at);
    at += found.length;
    return found;
  };
  const take = (character: string): boolean => {
    skip();
    if (text[at] !== character) return false;
    at += 1;
    skip();
    return true;
  };
  const value = (pointer: string) => {
    skip();
    offsets.set(pointer, at);
    if (take('{')) members(pointer);
    else if (take('[')) entries(pointer);
    else token();
    skip();
  };
  const members = (pointer: string) => {
    if (take('}')) return;
    do {
      if (text[at] !== '"') throw new Stopped(at);
      const name = JSON.parse(token()) as string;
      if (!take(':')) throw new Stopped(at);
      value(pointer + pointerOf(name));
    } while (take(','));
    if (!take('}')) throw new Stopped(at);
  };
  const entries = (pointer: string) => {
    if (take(']')) return;
    let index = 0;
    do value(pointer + pointerOf(index++));
    while (take(','));
    if (!take(']')) throw new Stopped(at);
  };
  try {
    value('');
    if (at < text.length) throw new Stopped(at);
    return { stoppedAt: null, offsets };
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    return { stoppedAt: error.at, offsets };
  }
}
