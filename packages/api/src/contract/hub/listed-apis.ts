/** APIs as lists show them, and one among the others. */
import type { Api, JsonSchema, ListedApi } from './hub.ts';

export function listedApi(api: Api): ListedApi {
  const { input, output, layout: _layout, errors: _errors, notes: _notes, examples, ...rest } = api;
  const example = examples[0]?.input;
  return {
    ...rest,
    output: { kind: output.kind, types: output.types },
    takes: takesOf(input),
    ...(example !== undefined && isWhole(example, input) && { example }),
  };
}

/** In characters of JSON. */
const exampleLengthMax = 200;

/** Short, and with all that is required: examples have no files. */
function isWhole(example: Readonly<Record<string, unknown>>, input: JsonSchema): boolean {
  const required = (input['required'] ?? []) as readonly string[];
  return required.every((name) => name in example) && JSON.stringify(example).length <= exampleLengthMax;
}

/** `text` for an input of several lines, and the accepted types of files. */
function takesOf(input: JsonSchema): string[] {
  const properties = Object.values((input['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>);
  const texts = properties.some((property) => property['x-multiline'] === true) ? ['text'] : [];
  const files = properties.flatMap((property) => {
    const items = (property['items'] ?? {}) as JsonSchema;
    return ((property['x-accept'] ?? items['x-accept'] ?? []) as readonly string[]).slice();
  });
  return [...texts, ...new Set(files)];
}

/** The API whose path is the longest start of the given one, in whole segments. */
export function apiAt(apis: readonly Api[], path: string): Api | undefined {
  return apis
    .filter((api) => path === api.path || path.startsWith(`${api.path}/`))
    .toSorted((a, b) => b.path.length - a.path.length)[0];
}

const relatedMax = 12;

/** Other APIs of the same subject, or of the area if there are none; the most used first. */
export function relatedTo(api: Api, apis: readonly Api[]): { path: string; title: string }[] {
  const others = apis.filter(({ path, area }) => path !== api.path && area === api.area);
  const alike = others.filter(({ subject }) => subject !== undefined && subject === api.subject);
  return (alike.length === 0 ? others : alike)
    .toSorted((a, b) => b.use - a.use)
    .slice(0, relatedMax)
    .map(({ path, title }) => ({ path, title }));
}
