/** Which inputs of an API are files, by its schema. */
import type { JsonSchema } from '@apiyard/api/contract/hub/hub';

/** Whether an input is a file or a list of files. */
export const isFileInput = ({ format, items }: JsonSchema): boolean =>
  format === 'binary' || (items as JsonSchema | undefined)?.['format'] === 'binary';

/** Names of the files that each call needs. */
export function requiredFilesOf(input: JsonSchema): string[] {
  const properties = (input['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>;
  const required = (input['required'] ?? []) as readonly string[];
  return required.filter((name) => isFileInput(properties[name] ?? {}));
}
