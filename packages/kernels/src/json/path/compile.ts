import { JSONPathEnvironment, JSONPathError, JSONPathTypeError, type JSONPathQuery } from 'json-p3';
import { InputFault } from '../../faults/input-fault.ts';

/**
 * Queries inside filters are evaluated completely before the next value: each further `..` multiplies their results, up
 * to more memory than allows a thread to be stopped in time.
 */
function assertNoMultiplication(query: string): void {
  const plain = query.replaceAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g, '""');
  const filters = plain.slice(plain.includes('[?') ? plain.indexOf('[?') : plain.length);
  if (filters.split('..').length > 2) throw new InputFault('jsonpath_filter', { pointer: '/query' });
}

/** @throws InputFault with a code that starts with `jsonpath_` */
export function compile(query: string, maxRecursionDepth: number): JSONPathQuery {
  const fault = (code: string, offset: number) =>
    new InputFault(code, { pointer: '/query', in: { text: query, offset } });
  if (!query.startsWith('$')) throw fault('jsonpath_start', 0);
  assertNoMultiplication(query);
  try {
    return new JSONPathEnvironment({ maxRecursionDepth }).compile(query);
  } catch (error) {
    if (error instanceof RangeError) throw fault('jsonpath_deep', 0);
    if (!(error instanceof JSONPathError)) throw error;
    throw fault(error instanceof JSONPathTypeError ? 'jsonpath_type' : 'jsonpath_syntax', error.token.index);
  }
}
