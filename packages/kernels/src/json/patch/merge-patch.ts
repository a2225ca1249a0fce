/** JSON Merge Patch (RFC 7396). */
import type { JsonObject, JsonValue } from '../value.ts';

/** The document with the patch applied; neither is changed. */
export function applyMergePatch(document: JsonValue, patch: JsonValue): JsonValue {
  if (!(patch instanceof Map)) return patch;
  const result: JsonObject = new Map(document instanceof Map ? document : []);
  for (const [key, value] of patch) {
    if (value === null) result.delete(key);
    else result.set(key, applyMergePatch(result.get(key) ?? null, value));
  }
  return result;
}
