/**
 * Code samples of stories, read from the source of a stories file: imports, the declarations that they use, and the
 * element, as someone would write it in a screen. Storybook's own samples are made from the elements of the built page,
 * in which names are minified, or show the whole story with its play function.
 */
import { babelParse, types as t } from 'storybook/internal/babel';
import { addressOf } from './import-addresses.ts';
import { writeArgs, writeElement } from './sample-elements.ts';
import type { Arg } from './sample-elements.ts';

const idle = '() => {}';
/** `fn()` or `fn<(value: string) => void>()` of Storybook's tests. */
const spy = /\bfn(?:<[^;]*?>)?\(\)/g;

interface StoriesFile {
  readonly source: string;
  readonly program: t.Program;
  /** Top-level names with their statements, imports included. */
  readonly declared: ReadonlyMap<string, t.Statement>;
  readonly meta: t.ObjectExpression;
}

/** The sample of each story by its export. Stories whose source is of another form have none. */
export function samplesOf(source: string, path: string): Map<string, string> {
  const { program } = babelParse(source) as unknown as t.File;
  const declared = new Map(program.body.flatMap((statement) => namesOf(statement).map((name) => [name, statement])));
  const meta = argumentOf(initOf(declared.get('meta'), 'meta'));
  const samples = new Map<string, string>();
  if (meta === null) return samples;
  const file: StoriesFile = { source, program, declared, meta };
  for (const statement of program.body) {
    if (!t.isExportNamedDeclaration(statement)) continue;
    for (const name of namesOf(statement)) {
      const story = argumentOf(initOf(statement, name));
      const sample = story === null ? null : sampleOf(file, story, path);
      if (sample !== null) samples.set(name, sample);
    }
  }
  return samples;
}

function sampleOf(file: StoriesFile, story: t.ObjectExpression, path: string): string | null {
  const args = mergeArgs(file, story);
  if (args === null) return null;
  const render = valueOf(story, 'render') ?? valueOf(file.meta, 'render');
  const component = plain(valueOf(file.meta, 'component'));
  let element: string;
  if (t.isFunction(render)) element = rendered(file, render, args);
  else if (t.isIdentifier(component)) element = writeElement(component.name, args);
  else return null;
  const used = usedBy(file, element);
  // Stories made from other stories have no source of their own.
  if (used === null) return null;
  const imports = file.program.body.flatMap((statement) => importOf(file, statement, used, path));
  const declarations = file.program.body
    .filter((statement) => !t.isImportDeclaration(statement) && namesOf(statement).some((name) => used.has(name)))
    .map((statement) => textOf(file, statement));
  return [imports.join('\n'), ...declarations, element].filter(Boolean).join('\n\n');
}

/** What a render function shows, with the args in place of its parameter. */
function rendered(file: StoriesFile, render: t.Function, args: readonly Arg[]): string {
  const [param] = render.params;
  const name = t.isIdentifier(param) ? param.name : null;
  if (t.isJSXElement(render.body) && name !== null) {
    const { selfClosing, attributes, name: tag } = render.body.openingElement;
    const [spread, ...others] = attributes;
    const isOnly = t.isJSXSpreadAttribute(spread) && t.isIdentifier(spread.argument, { name }) && others.length === 0;
    if (selfClosing && isOnly) return writeElement(textOf(file, tag), args);
  }
  const text = dedent(writeArgs(file.source, render.body, name, args)).replaceAll(spy, idle);
  const isLeft = param !== undefined && (name === null || new RegExp(`\\b${name}\\b`).test(text));
  const pattern = param === undefined ? '' : textOf(file, param).replace(/: \w+$/, '');
  const constant = isLeft
    ? `const ${pattern} = {\n${args.map((arg) => `  ${arg.name}: ${indent(arg.text, 2)},`).join('\n')}\n};`
    : '';
  if (t.isBlockStatement(render.body)) {
    const [first = '', ...rest] = text.split('\n');
    return ['function Example() {', ...(constant === '' ? [] : [`  ${indent(constant, 2)}`]), first.slice(1), ...rest]
      .filter((line) => line !== '')
      .join('\n');
  }
  return [constant, text].filter(Boolean).join('\n\n');
}

/** The args of the meta, overridden by those of the story. Null if they are not written as properties. */
function mergeArgs(file: StoriesFile, story: t.ObjectExpression): Arg[] | null {
  const merged = new Map<string, string>();
  for (const holder of [file.meta, story]) {
    const args = plain(valueOf(holder, 'args'));
    if (args === undefined) continue;
    const written = t.isIdentifier(args) ? plain(initOf(file.declared.get(args.name), args.name)) : args;
    if (!t.isObjectExpression(written)) return null;
    for (const property of written.properties) {
      if (!t.isObjectProperty(property) || !t.isIdentifier(property.key)) return null;
      merged.set(property.key.name, argText(file, property.value));
    }
  }
  return [...merged].map(([name, text]) => ({ name, text }));
}

/** The text of an arg; a spy is a handler that does nothing. */
function argText(file: StoriesFile, value: t.Node): string {
  const init = t.isIdentifier(value) ? initOf(file.declared.get(value.name), value.name) : value;
  if (t.isCallExpression(init) && t.isIdentifier(init.callee, { name: 'fn' })) return idle;
  return textOf(
    file,
    t.isTSAsExpression(value) && t.isTSTypeReference(value.typeAnnotation) ? value.expression : value,
  );
}

/** The top-level names that the code refers to, and those that their declarations refer to. Null if it needs a story. */
function usedBy(file: StoriesFile, code: string): Set<string> | null {
  const used = new Set<string>();
  const waiting = [code];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const [name, statement] of file.declared) {
      if (used.has(name) || !refersTo(next, name)) continue;
      if (name === 'meta' || isStory(statement, name)) return null;
      used.add(name);
      if (!t.isImportDeclaration(statement)) waiting.push(textOf(file, statement));
    }
  }
  return used;
}

/** Not after a dot or before a colon: names of properties. */
function refersTo(code: string, name: string): boolean {
  const plain = code.replace(/'(?:[^'\\\n]|\\.)*'|"[^"\n]*"/g, "''");
  return new RegExp(`(?<![\\w.$-])${name.replaceAll('$', '\\$')}(?![\\w$-]|=|:)`).test(
    plain.replace(/\.\.\.(?=\w)/g, '... '),
  );
}

function importOf(file: StoriesFile, statement: t.Statement, used: ReadonlySet<string>, path: string): string[] {
  if (!t.isImportDeclaration(statement)) return [];
  const specifiers = statement.specifiers.filter(({ local }) => used.has(local.name));
  if (specifiers.length === 0) return [];
  const type = statement.importKind === 'type' ? 'type ' : '';
  const named = specifiers.filter((specifier) => t.isImportSpecifier(specifier)).map((each) => textOf(file, each));
  const whole = specifiers.filter((specifier) => !t.isImportSpecifier(specifier)).map((each) => textOf(file, each));
  const list = [...whole, ...(named.length === 0 ? [] : [`{ ${named.join(', ')} }`])].join(', ');
  return [`import ${type}${list} from '${addressOf(statement.source.value, path)}';`];
}

function namesOf(statement: t.Statement): string[] {
  if (t.isImportDeclaration(statement)) return statement.specifiers.map(({ local }) => local.name);
  const declaration = t.isExportNamedDeclaration(statement) ? statement.declaration : statement;
  if (t.isVariableDeclaration(declaration))
    return declaration.declarations.flatMap(({ id }) => (t.isIdentifier(id) ? [id.name] : []));
  if (
    t.isFunctionDeclaration(declaration) ||
    t.isTSInterfaceDeclaration(declaration) ||
    t.isTSTypeAliasDeclaration(declaration)
  )
    return declaration.id ? [declaration.id.name] : [];
  return [];
}

function initOf(statement: t.Statement | undefined, name: string): t.Node | null {
  const declaration = t.isExportNamedDeclaration(statement) ? statement.declaration : statement;
  if (!t.isVariableDeclaration(declaration)) return null;
  return declaration.declarations.find(({ id }) => t.isIdentifier(id, { name }))?.init ?? null;
}

function isStory(statement: t.Statement, name: string): boolean {
  const init = initOf(statement, name);
  return t.isExportNamedDeclaration(statement) && t.isCallExpression(init) && t.isMemberExpression(init.callee);
}

/** `{ … }` of `preview.meta({ … })` and `meta.story({ … })`. */
function argumentOf(call: t.Node | null): t.ObjectExpression | null {
  if (!t.isCallExpression(call) || !t.isMemberExpression(call.callee)) return null;
  if (!t.isIdentifier(call.callee.property) || !['meta', 'story'].includes(call.callee.property.name)) return null;
  const [first] = call.arguments;
  return t.isObjectExpression(first) ? first : null;
}

/** Without the types around it. */
function plain<Value extends t.Node | null | undefined>(node: Value): t.Node | Value {
  return t.isTSAsExpression(node) || t.isTSSatisfiesExpression(node) || t.isTSInstantiationExpression(node)
    ? plain(node.expression)
    : node;
}

function valueOf(object: t.ObjectExpression, name: string): t.Node | undefined {
  const found = object.properties.find(
    (property) => t.isObjectProperty(property) && t.isIdentifier(property.key, { name }),
  );
  return t.isObjectProperty(found) ? found.value : undefined;
}

function textOf({ source }: StoriesFile, { start, end }: t.Node): string {
  return dedent(source.slice(start ?? 0, end ?? 0)).replaceAll(spy, idle);
}

/** Moves all lines but the first to the left, as far as the last one is indented. */
function dedent(text: string): string {
  const [first = '', ...rest] = text.split('\n');
  const depth = /^ */.exec(rest.at(-1) ?? '')?.[0].length ?? 0;
  return [first, ...rest.map((line) => line.slice(Math.min(depth, /^ */.exec(line)?.[0].length ?? 0)))].join('\n');
}

function indent(text: string, depth: number): string {
  return text.replaceAll('\n', `\n${' '.repeat(depth)}`);
}
