import { parseSync } from 'vite';

/** A node of the syntax tree (ESTree with JSX and TypeScript), as far as it is used here. */
interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Reads parts of a source file without running it. */
export class SourceTree {
  readonly #source: string;
  readonly #program: Node;

  constructor(path: string, source: string) {
    this.#source = source;
    this.#program = parseSync(path, source).program as unknown as Node;
  }

  /** The initial values of the exported constants, in order. */
  exports(): { name: string; value: Node }[] {
    const body = this.#program['body'] as Node[];
    return body.flatMap((statement) => {
      const declaration = statement['declaration'];
      if (statement.type !== 'ExportNamedDeclaration' || !isNode(declaration)) return [];
      if (declaration.type !== 'VariableDeclaration') return [];
      return (declaration['declarations'] as Node[]).flatMap(({ id, init }) =>
        isNode(id) && isNode(init) ? [{ name: String(id['name']), value: init }] : [],
      );
    });
  }

  /** The first argument of the first call of this function, anywhere in the file. */
  argumentOf(name: string): Node | undefined {
    return this.#find(this.#program, (node) => {
      const { callee } = node;
      if (node.type !== 'CallExpression' || !isNode(callee)) return undefined;
      return textOfCallee(callee) === name ? (node['arguments'] as Node[])[0] : undefined;
    });
  }

  /** A value of literals, lists and objects. Anything else, such as an element, is its source text. */
  read(node: Node): unknown {
    if (node.type === 'Literal') return node['value'];
    if (node.type === 'TemplateLiteral' && (node['expressions'] as Node[]).length === 0)
      return (node['quasis'] as { value: { cooked: string } }[])[0]?.value.cooked;
    if (node.type === 'ArrayExpression') return (node['elements'] as Node[]).map((element) => this.read(element));
    if (node.type === 'ObjectExpression') {
      const properties = (node['properties'] as Node[]).filter(({ type }) => type === 'Property');
      return Object.fromEntries(
        properties.map(({ key, value }) => [keyOf(key as Node), this.read(value as Node)] as const),
      );
    }
    if (['TSAsExpression', 'TSSatisfiesExpression', 'ParenthesizedExpression'].includes(node.type))
      return this.read(node['expression'] as Node);
    return this.textOf(node);
  }

  /** The source of a node, as written. Lines after the first lose the indentation of the last. */
  textOf(node: Node): string {
    const text = this.#source.slice(node.start, node.end);
    const indent = /\n( *)[^\n]*$/.exec(text)?.[1] ?? '';
    return text.replaceAll(`\n${indent}`, '\n');
  }

  #find<Found>(node: Node, take: (node: Node) => Found | undefined): Found | undefined {
    const found = take(node);
    if (found !== undefined) return found;
    for (const child of Object.values(node)) {
      for (const each of Array.isArray(child) ? child : [child]) {
        const inside = isNode(each) ? this.#find(each, take) : undefined;
        if (inside !== undefined) return inside;
      }
    }
    return undefined;
  }
}

const keyOf = (key: Node) => String(key['name'] ?? key['value']);

function textOfCallee(callee: Node): string {
  if (callee.type !== 'MemberExpression') return String(callee['name']);
  return `${textOfCallee(callee['object'] as Node)}.${textOfCallee(callee['property'] as Node)}`;
}
