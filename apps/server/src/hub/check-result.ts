/** Whether results are what the catalogue says. Checked in tests and development; in production it would slow down calls. */
import { isDeepStrictEqual } from 'node:util';
import type * as z from 'zod';
import type { JsonOutput, Tool } from '../tools/tool.ts';
import { RawResponse } from '../tools/tool.ts';
import { WrittenJson } from './threads/worker-pool.ts';

export const areResultsChecked = ['test', 'development'].includes(process.env['NODE_ENV'] ?? '');

/** @throws Error when a tool returns something else than its output says */
export function checkResult({ path, output }: Pick<Tool, 'path' | 'output'>, result: object): void {
  const fault = faultOf(output, result);
  if (fault !== null) throw new Error(`The output of ${path} does not describe its result: ${fault}`);
}

function faultOf(output: Tool['output'], result: object): string | null {
  if (!('schema' in output)) {
    if (!(result instanceof RawResponse)) return 'it is not a file.';
    return output.includes(result.type) ? null : `its type is ${result.type}.`;
  }
  if (result instanceof RawResponse) return 'it is a file.';
  return jsonFault(output.schema, jsonOf(result));
}

const jsonOf = (result: object): unknown =>
  JSON.parse(result instanceof WrittenJson ? Buffer.from(result.bytes).toString() : JSON.stringify(result));

/** Why a value does not match, members that the schema does not have included; null if it does. */
export function jsonFault(schema: JsonOutput['schema'], value: unknown): string | null {
  const parsed = schema.safeParse(value);
  if (!parsed.success) return written(parsed.error.issues[0]);
  return isDeepStrictEqual(parsed.data, value) ? null : 'it has members that are not described.';
}

const written = (issue: z.core.$ZodIssue | undefined) => `${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}.`;
