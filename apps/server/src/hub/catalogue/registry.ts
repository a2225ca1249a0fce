/**
 * Built-in tools: every `tools/<area>/<subject>/<name>.ts` is one, discovered at the start. There is no list to maintain.
 * Next to it may be its test and `<name>.text.ts`, with texts that would outweigh its code.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';
import { Failure } from '@apiyard/api/contract/endpoint';
import { apiPathPattern, areas, subjects } from '@apiyard/api/contract/hub/hub';
import type { Area, Subject } from '@apiyard/api/contract/hub/hub';
import { SettingError } from '../../env.ts';
import { fieldTexts } from '../../tools/tool.ts';
import type { Tool } from '../../tools/tool.ts';
import type { ToolPlace } from './catalogue.ts';
import { describeTool, methodsOf } from './catalogue.ts';
import type { ApiSource, CallableApi, CallContext, Outcome } from '../source.ts';
import { runInWorker } from '../threads/worker-pool.ts';
import { areResultsChecked, checkResult, jsonFault } from '../check-result.ts';
import { compileInput } from '../compile-input.ts';

/**
 * Loads all tools below `folder`, in the order of the areas, their subjects, and then of their names.
 * @throws SettingError when a tool does not describe itself completely
 */
export async function loadTools(folder: string): Promise<ApiSource> {
  const apis = new Map<string, CallableApi>();
  for (const area of areas) {
    for (const subject of subjects) {
      for (const name of namesIn(join(folder, area, subject))) {
        const file = pathToFileURL(join(folder, area, subject, `${name}.ts`)).href;
        const module = (await import(file)) as { readonly default?: unknown };
        const tool = checked(module.default, area, subject, name);
        const api = toolAsApi(
          tool,
          { area, subject },
          tool.heavy === true
            ? (input, { signal, callerId, language }) =>
                runInWorker(file, input, { signal, callerId, language, timeLimitMs: tool.timeLimitMs })
            : tool.run,
        );
        apis.set(api.path, api);
      }
    }
  }
  const list = Array.from(apis.values());
  return { find: (path) => apis.get(path), list: () => list, version: 1 };
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((file) => /^[^.]+\.ts$/.test(file))
      .map((file) => file.slice(0, -'.ts'.length))
      .sort();
  } catch {
    // A subject without tools has no folder.
    return [];
  }
}

function checked(candidate: unknown, area: Area, subject: Subject, name: string): Tool {
  const path = `${area}/${name}`;
  const refuse = (why: string) => new SettingError(`The tool tools/${area}/${subject}/${name}.ts ${why}.`);
  if (!isTool(candidate)) throw refuse('must export a tool as its default: export default tool({ … })');
  if (candidate.path !== path)
    throw refuse(`calls itself "${candidate.path}"; its path must be "${path}", like its file`);
  if (!apiPathPattern.test(path)) throw refuse('must have a name of lower-case letters, digits and dashes');
  const cost = candidate.cost ?? 1;
  if (!Number.isInteger(cost) || cost < 1) throw refuse('must cost a whole number of calls, at least 1');
  if (Array.isArray(candidate.output) && candidate.output.length === 0)
    throw refuse('must name the media types of its output');
  if (typeof candidate.output !== 'object')
    throw refuse('must describe its output: a schema with examples, or the media types of a file');
  if ('schema' in candidate.output) {
    const { schema, examples } = candidate.output;
    if (examples.length === 0) throw refuse('must have at least one example of its output');
    for (const example of examples) {
      const fault = jsonFault(schema, example);
      if (fault !== null) throw refuse(`has an example of its output that its schema refuses: ${fault.slice(0, -1)}`);
    }
  }
  for (const [name, schema] of Object.entries(candidate.input.shape)) {
    if (fieldTexts.get(schema) === undefined)
      throw refuse(`must give its input "${name}" a title: field({ title }, schema), called last`);
  }
  if (candidate.examples.length === 0) throw refuse('must have at least one example');
  const strict = candidate.input.strict();
  for (const example of candidate.examples) {
    const parsed = strict.safeParse(example.input);
    const name = typeof example.name === 'string' ? example.name : example.name.en;
    if (!parsed.success)
      throw refuse(
        `has an example "${name}" that its own input refuses: ${parsed.error.issues[0]?.message ?? ''}`.replace(
          /\.$/,
          '',
        ),
      );
  }
  return candidate;
}

function isTool(candidate: unknown): candidate is Tool {
  return (
    typeof candidate === 'object' &&
    candidate !== null &&
    'path' in candidate &&
    'run' in candidate &&
    'examples' in candidate &&
    'input' in candidate &&
    candidate.input instanceof z.ZodObject
  );
}

type Run = (input: Parameters<Tool['run']>[0], context: CallContext) => object | Failure | Promise<object | Failure>;

/**
 * Makes a tool callable by the pipeline.
 * @param run executes it: in this thread, unless the tool is heavy
 */
export function toolAsApi(tool: Tool, place: ToolPlace, run: Run = tool.run): CallableApi {
  const outcomeOf = (result: object | Failure): Outcome | Failure => {
    if (result instanceof Failure) return result;
    if (areResultsChecked) checkResult(tool, result);
    return { result, cached: false, provider: null };
  };
  return {
    path: tool.path,
    area: place.area,
    cost: tool.cost ?? 1,
    open: tool.open ?? false,
    premium: tool.premium ?? false,
    health: 'untested',
    methods: methodsOf(tool),
    input: compileInput(tool.input),
    run: (input, context) => {
      const result = run(input, context);
      return result instanceof Promise ? result.then(outcomeOf) : outcomeOf(result);
    },
    describe: (language) => describeTool(tool, place, language),
    ...(tool.showsExample === true && { shownExample: tool.examples[0]?.input ?? {} }),
  };
}
