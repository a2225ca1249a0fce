/**
 * What a tool is: one file that describes itself and has one `run`. Form, catalogue, documentation, code samples and
 * OpenAPI all derive from this description; nothing about a tool is written twice.
 */
import * as z from 'zod';
import type { Language, Layout } from '@apiyard/api/contract/hub/hub';
import type { InputIssue } from '@apiyard/api/contract/problem';
import type { Failure } from '@apiyard/api/contract/endpoint';
import type { Text } from '../text.ts';
import { inWords } from './in-words.ts';

interface FieldText {
  readonly title: Text;
  readonly help?: Text;
  /** Labels of enum values. */
  readonly options?: Readonly<Record<string, Text>>;
  /** Shows a text area. */
  readonly multiline?: boolean;
  /** The text is code or data: shown in a fixed-width font. */
  readonly code?: boolean;
  /** An uploaded file; accepted media types or endings, empty for any. */
  readonly file?: readonly string[];
  /**
   * What the form has instead of the example's value on a first visit: the person's time zone or language, the current
   * Unix time in seconds, or nothing.
   */
  readonly start?: 'time-zone' | 'language' | 'now' | 'empty';
}

/** Titles and help of the fields of inputs and outputs, by schema. Read when the catalogue is made. */
export const fieldTexts = z.registry<FieldText>();

/** Gives a field its title and help. Call it last: every zod method returns a new schema. */
export function field<S extends z.ZodType>(text: FieldText, schema: S): S {
  fieldTexts.add(schema, text);
  return schema;
}

/** An uploaded file, in memory and within the plan's size limit. */
export class InputFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
  constructor(name: string, type: string, bytes: Uint8Array) {
    this.name = name;
    this.type = type;
    this.bytes = bytes;
  }
}

/** Whether a value of an input is a file, or a list with one. */
export const holdsFile = (value: unknown): boolean =>
  value instanceof InputFile || (Array.isArray(value) && value.some((each) => each instanceof InputFile));

export const inputFile = () => z.instanceof(InputFile, { error: 'Send a file as multipart/form-data.' });

/** A file as the response, sent raw. */
export class RawResponse {
  readonly type: string;
  readonly name: string;
  readonly bytes: Uint8Array;
  constructor(answer: { type: string; name: string; bytes: Uint8Array }) {
    this.type = answer.type;
    this.name = answer.name;
    this.bytes = answer.bytes;
  }
}

export interface RunContext {
  /** Aborted when the caller disconnects or the time limit is reached. */
  readonly signal: AbortSignal;
  /** The language of notes. @default 'en' */
  readonly language?: Language;
}

/** The result of a tool that responds with JSON. */
export interface JsonOutput {
  /** Describes every member. Results are checked in tests and development. */
  readonly schema: z.ZodType;
  /** Results as the schema describes them, for documentation. */
  readonly examples: readonly [object, ...object[]];
}

type RunResult = object | RawResponse | InvalidInput;
type InvalidInput = Failure<'InvalidInput', { errors: InputIssue[] }>;

export interface Tool<Input extends z.ZodObject = z.ZodObject> {
  /** `area/name`; the file is `tools/<area>/<subject>/<name>.ts`. */
  readonly path: string;
  readonly title: Text;
  /** One sentence: what it does. */
  readonly summary: Text;
  /** Words that describe it, shown on its page, such as formats. @default [] */
  readonly tags?: readonly string[];
  /** Other words people search for, in each language. They are not shown. @default none */
  readonly synonyms?: Readonly<Record<Language, readonly string[]>>;
  readonly input: Input;
  /** What a JSON response has in `data`, or the media types of a raw response. */
  readonly output: JsonOutput | readonly string[];
  /** Calls that a successful run takes from the daily quota. @default 1 */
  readonly cost?: number;
  /** Visitors can run it within the visitor limit. @default false */
  readonly open?: boolean;
  /** @default false */
  readonly premium?: boolean;
  /** Responds within a few milliseconds: pages may call it as the person types. @default false */
  readonly instant?: boolean;
  /**
   * Some inputs take more than 5 ms of work in one go: runs in a worker thread, so that other calls do not wait.
   * @default false
   */
  readonly heavy?: boolean;
  /**
   * `run` is the kernel `packages/kernels/src/tools/<area>/<subject>/<name>.ts`, which the page runs in the browser, without a
   * call.
   * @default false
   */
  readonly inBrowser?: boolean;
  /**
   * Its page starts with the result of the first example: JSON that neither the clock nor chance changes. Required where
   * that holds, up to `exampleResultMax`.
   * @default false
   */
  readonly showsExample?: boolean;
  /** How its page shows the response. @default 'data' */
  readonly layout?: Layout;
  /** Sentences of the `InputFault`s that `run` throws, by code, with their values in double braces. @default none */
  readonly errors?: Readonly<Record<string, Text>>;
  /** Sentences of `InputFault`s with a `sentence`, by key. They are not in the catalogue. @default none */
  readonly sentences?: Readonly<Record<string, Text>>;
  /** Sentences of the `Note`s in the `notes` of a result, by code. @default none */
  readonly notes?: Readonly<Record<string, Text>>;
  /** Time limit of a heavy tool in milliseconds. @default 10000 */
  readonly timeLimitMs?: number;
  /**
   * The first one prefills the form. Each must succeed. Files in them are for tests: the catalogue leaves them out, and the
   * form asks for one.
   */
  readonly examples: readonly { readonly name: Text; readonly input: z.input<Input> }[];
  run(input: z.output<Input>, context: RunContext): RunResult | Promise<RunResult>;
}

/** Turns what a kernel throws and notes into sentences. */
export function tool<Input extends z.ZodObject>(definition: Tool<Input>): Tool<Input> {
  return { ...definition, run: inWords(definition) };
}
