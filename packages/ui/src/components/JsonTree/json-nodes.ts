/** One row of the tree: its path and its content. */
export interface JsonNode {
  /** JSONPath of the value, RFC 9535: `$.items[0]['full name']`. */
  path: string;
  /** The name or index in its parent; undefined for the root. */
  name: string | number | undefined;
  value: unknown;
  /** Number of children; undefined for a value that can hold none. */
  size: number | undefined;
}

const plainName = /^[\p{ID_Start}_][\p{ID_Continue}]*$/u;

function pathOf(parent: string, name: string | number): string {
  if (typeof name === 'number') return `${parent}[${name}]`;
  if (plainName.test(name)) return `${parent}.${name}`;
  return `${parent}['${JSON.stringify(name).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}']`;
}

function isHolder(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function sizeOf(value: unknown): number | undefined {
  if (!isHolder(value)) return undefined;
  return Array.isArray(value) ? value.length : Object.keys(value).length;
}

export function rootNode(value: unknown): JsonNode {
  return { path: '$', name: undefined, value, size: sizeOf(value) };
}

/** The first `limit` children, in their order in the value. */
export function childNodes(parent: JsonNode, limit: number): JsonNode[] {
  const { value, path } = parent;
  if (!isHolder(value)) return [];
  const node = (name: string | number, child: unknown): JsonNode => ({
    path: pathOf(path, name),
    name,
    value: child,
    size: sizeOf(child),
  });
  if (Array.isArray(value)) return value.slice(0, limit).map((child: unknown, index) => node(index, child));
  return Object.entries(value)
    .slice(0, limit)
    .map(([name, child]) => node(name, child));
}

/** Number of children shown initially, and added by each press of the button below them. */
export const pageSize = 100;

/**
 * Paths to expand: everything down to `depth`, nearest levels first, and at most `most` lines, so that a large response
 * cannot freeze the page.
 */
export function pathsToOpen(root: JsonNode, depth: number, most = 500): Set<string> {
  const open = new Set<string>();
  let lines = 1;
  let level = [root];
  for (let at = 0; at < depth && level.length > 0; at += 1) {
    const next: JsonNode[] = [];
    for (const node of level) {
      const shown = Math.min(node.size ?? 0, pageSize);
      if (shown === 0) continue;
      if (lines + shown > most) return open;
      lines += shown;
      open.add(node.path);
      next.push(...childNodes(node, pageSize));
    }
    level = next;
  }
  return open;
}
