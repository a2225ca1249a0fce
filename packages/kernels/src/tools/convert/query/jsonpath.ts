import { InputFault } from '../../../faults/input-fault.ts';
import { Notes } from '../../../json/notes.ts';
import { pointerOf } from '../../../json/pointer.ts';
import { depthMax, readJson } from '../../../json/read.ts';
import type { JsonValue } from '../../../json/value.ts';
import { writeJson } from '../../../json/write.ts';

interface Input {
  readonly text: string;
  readonly query: string;
}

const nodesMax = 100_000;

/** Nodes that a JSONPath (RFC 9535) selects: values with the digits they were written with, and normalized paths. */
export default async function jsonPath({ text, query }: Input) {
  const { compile } = await import('../../../json/path/compile.ts');
  const notes = new Notes();
  const exact = readJson(text, { pointer: '/text', notes });
  const path = compile(query, depthMax + 100);
  const values: JsonValue[] = [];
  const nodes: { path: string; pointer: string }[] = [];
  const start = text.startsWith('\ufeff') ? 1 : 0;
  for (const node of path.lazyQuery(JSON.parse(text.slice(start)))) {
    if (nodes.length === nodesMax)
      throw new InputFault('too_many_nodes', { pointer: '/query', values: { max: nodesMax } });
    nodes.push({ path: node.getPath({ form: 'canonical' }), pointer: pointerOf(node.location) });
    values.push(valueAt(exact, node.location));
  }
  return { text: writeJson(values, { indent: '  ' }), count: nodes.length, nodes, notes: notes.list };
}

function valueAt(value: JsonValue, location: readonly (string | number)[]): JsonValue {
  let found: JsonValue | undefined = value;
  for (const key of location)
    found = found instanceof Map ? found.get(String(key)) : Array.isArray(found) ? found[Number(key)] : undefined;
  return found ?? null;
}
