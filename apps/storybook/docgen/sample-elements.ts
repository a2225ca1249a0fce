import { types as t } from 'storybook/internal/babel';

/** A prop with the source of its value. */
export interface Arg {
  readonly name: string;
  readonly text: string;
}

const lineMax = 100;

/** An element with these props. */
export function writeElement(name: string, args: readonly Arg[]): string {
  const attributes = args.filter((arg) => arg.name !== 'children').map(attributeOf);
  const content = contentOf(args);
  const line = [`<${name}`, ...attributes].join(' ');
  const isLong = line.length > lineMax || line.includes('\n');
  const head = isLong ? [`<${name}`, ...attributes.map((each) => `  ${indent(each)}`)].join('\n') : line;
  if (content === null) return isLong ? `${head}\n/>` : `${head} />`;
  const open = isLong ? `${head}\n>` : `${head}>`;
  return isLong || content.includes('\n') || open.length + content.length > lineMax
    ? `${open}\n  ${indent(content)}\n</${name}>`
    : `${open}${content}</${name}>`;
}

/** The source of a node of JSX with the args in the places of `{...args}`. */
export function writeArgs(source: string, node: t.Node, param: string | null, args: readonly Arg[]): string {
  const { start, end } = node;
  const from = start ?? 0;
  const edits: { from: number; to: number; text: string }[] = [];
  if (param !== null) {
    t.traverseFast(node, (found) => {
      if (!t.isJSXElement(found)) return;
      const { attributes, selfClosing, name, end: headEnd } = found.openingElement;
      const spread = attributes.find(
        (each) => t.isJSXSpreadAttribute(each) && t.isIdentifier(each.argument, { name: param }),
      );
      if (spread === undefined) return;
      const own = new Set(attributes.flatMap((each) => (t.isJSXAttribute(each) ? [String(each.name.name)] : [])));
      const left = args.filter((arg) => arg.name !== 'children' && !own.has(arg.name)).map(attributeOf);
      const depth =
        source
          .slice(0, spread.start ?? 0)
          .split('\n')
          .at(-1)
          ?.search(/\S|$/) ?? 0;
      const isOnOwnLine = /^\s*$/.test(
        source
          .slice(0, spread.start ?? 0)
          .split('\n')
          .at(-1) ?? '',
      );
      const separator = isOnOwnLine || left.some((each) => each.includes('\n')) ? `\n${' '.repeat(depth)}` : ' ';
      // With the space before it, if nothing takes its place.
      const before = left.length === 0 ? (/\s*$/.exec(source.slice(0, spread.start ?? 0))?.[0].length ?? 0) : 0;
      edits.push({
        from: (spread.start ?? 0) - before,
        to: spread.end ?? 0,
        text: left.map((each) => indent(each, depth)).join(separator),
      });
      const content = contentOf(args);
      if (selfClosing && content !== null && !own.has('children')) {
        const tag = source.slice(name.start ?? 0, name.end ?? 0);
        const close = /\s*\/>$/.exec(source.slice(found.start ?? 0, headEnd ?? 0))?.[0].length ?? 2;
        edits.push({ from: (headEnd ?? 0) - close, to: headEnd ?? 0, text: `>${content}</${tag}>` });
      }
    });
  }
  let text = source.slice(from, end ?? 0);
  for (const edit of edits.toSorted((one, other) => other.from - one.from))
    text = text.slice(0, edit.from - from) + edit.text + text.slice(edit.to - from);
  return text;
}

function attributeOf({ name, text }: Arg): string {
  if (text === 'true') return name;
  const plain = /^'([^'\\"{}\n]*)'$/.exec(text)?.[1];
  return plain === undefined ? `${name}={${text}}` : `${name}="${plain}"`;
}

/** What is between the tags of the element. */
function contentOf(args: readonly Arg[]): string | null {
  const text = args.find(({ name }) => name === 'children')?.text;
  if (text === undefined) return null;
  const plain = /^'([^'\\<>{}\n]*)'$/.exec(text)?.[1];
  if (plain !== undefined) return plain;
  return text.startsWith('<') ? text : `{${text}}`;
}

function indent(text: string, depth = 2): string {
  return text.replaceAll('\n', `\n${' '.repeat(depth)}`);
}
