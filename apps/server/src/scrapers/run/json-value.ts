/** Converts results to JSON values. */

/** Deeper, and writing it down could end the process. */
const depthMax = 1000;

/** The same value if JSON can represent it; everything else (infinite numbers, undefined, too deep nesting) becomes null. */
export function jsonValue(value: unknown, depth = 0): unknown {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return value;
    case 'number':
      return Number.isFinite(value) ? value : null;
    case 'object':
      if (value === null || depth === depthMax) return null;
      if (Array.isArray(value)) return value.map((member) => jsonValue(member, depth + 1));
      return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, jsonValue(member, depth + 1)]));
    default:
      return null;
  }
}
