/**
 * Props tables from the types: all props of a component, including inherited, picked and omitted ones, with doc comments
 * and defaults. Uses TypeScript 7's API, which is still unstable, so an upgrade of the compiler may require a change
 * here.
 */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Node } from 'typescript/unstable/ast';
import { SyntaxKind } from 'typescript/unstable/ast';
import type { Checker, Project, Snapshot, Symbol as Named, Type } from 'typescript/unstable/sync';
import { API, SignatureKind, SymbolFlags } from 'typescript/unstable/sync';
import { commonProps } from './common-props.ts';

/** A prop as Storybook reads it; the shape is react-docgen's. */
export interface PropDoc {
  required: boolean;
  description: string;
  tsType: { name: string; raw?: string; type?: 'function'; elements?: { name: string; value: string }[] };
  defaultValue?: { value: string; computed: false };
}

export interface ComponentDoc {
  displayName: string;
  description: string;
  props: Record<string, PropDoc>;
}

/** Reads docs from source files. Close it: a compiler process runs behind it. */
export interface DocReader {
  /** Each component that a file exports. */
  read(file: string): ComponentDoc[];
  /** Invalidates files that changed since they were read. */
  invalidate(files: readonly string[]): void;
  close(): void;
}

const root = fileURLToPath(new URL('../../..', import.meta.url));
const packages = ['packages/ui', 'packages/features'].map((folder) => join(root, folder));

export function createDocReader(): DocReader {
  const api = new API({ cwd: root });
  const openProjects = packages.map((folder) => join(folder, 'tsconfig.json'));
  let snapshot: Snapshot | undefined;
  const changed = new Set<string>();

  function projectOf(file: string): Project | undefined {
    snapshot ??= api.updateSnapshot({ openProjects });
    if (changed.size > 0) snapshot = api.updateSnapshot({ fileChanges: { changed: [...changed] } });
    changed.clear();
    const folder = packages.find((candidate) => file.startsWith(candidate));
    return folder === undefined ? undefined : snapshot.getProject(join(folder, 'tsconfig.json'));
  }

  return {
    read(file) {
      let project = projectOf(file);
      if (project !== undefined && project.program.getSourceFile(file) === undefined) {
        // A file that did not exist when the compiler looked around.
        snapshot = api.updateSnapshot({ fileChanges: { invalidateAll: true } });
        project = projectOf(file);
      }
      return project === undefined ? [] : componentsOf(project, file);
    },
    invalidate(files) {
      for (const file of files) changed.add(file);
    },
    close: () => api.close(),
  };
}

function componentsOf(project: Project, file: string): ComponentDoc[] {
  const { checker, program } = project;
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (module === undefined) return [];
  return checker.getExportsOfModule(module).flatMap((exported) => {
    if (!/^[A-Z]/.test(exported.name) || !(exported.flags & (SymbolFlags.Function | SymbolFlags.Variable))) return [];
    const type = checker.getTypeOfSymbol(exported);
    const [signature] = type === undefined ? [] : checker.getSignaturesOfType(type, SignatureKind.Call);
    if (signature === undefined) return [];
    const given = checker.getParameterType(signature, 0);
    const defaults = writtenDefaults(exported, project);
    const props = given === undefined ? [] : propsOf(given, checker);
    return [
      {
        displayName: exported.name,
        description: exported.getDocumentationComment(checker),
        props: Object.fromEntries(props.map((prop) => [prop.name, propDoc(prop, project, defaults.get(prop.name))])),
      },
    ];
  });
}

/**
 * The props of every variant of a component's props type: those of union members count once, from the first member that
 * takes them.
 */
function propsOf(type: Type, checker: Checker): Named[] {
  const shapes = type.isUnionType() ? type.getTypes() : [type];
  const found = new Map<string, Named>();
  for (const shape of shapes) {
    for (const prop of checker.getPropertiesOfType(shape)) {
      if (prop.name === 'key' || prop.name === 'ref') continue;
      const known = found.get(prop.name);
      if (known === undefined || isRefused(known, checker)) found.set(prop.name, prop);
    }
  }
  return [...found.values()];
}

/** Written as `?: never`, in variants that do not take it. */
function isRefused(prop: Named, checker: Checker): boolean {
  const type = checker.getTypeOfSymbol(prop);
  return type !== undefined && ['never', 'undefined'].includes(checker.typeToString(type));
}

function propDoc(prop: Named, project: Project, written: string | undefined): PropDoc {
  const { checker } = project;
  const isOptional = (prop.flags & SymbolFlags.Optional) !== 0;
  const tagged = prop.getJsDocTags(checker).find(({ name }) => name === 'default')?.text;
  const value = tagged ?? written;
  return {
    required: !isOptional,
    description: prop.getDocumentationComment(checker) || (commonProps[prop.name] ?? ''),
    tsType: typeDoc(prop, project),
    ...(value === undefined || !isOptional ? {} : { defaultValue: { value, computed: false } }),
  };
}

function typeDoc(prop: Named, { checker }: Project): PropDoc['tsType'] {
  const type = checker.getTypeOfSymbol(prop);
  if (type === undefined) return { name: 'unknown' };
  const parts = (type.isUnionType() ? type.getTypes() : [type])
    .map((part) => checker.typeToString(part))
    .filter((part) => part !== 'undefined');
  const raw = withoutUndefined(checker.typeToString(type));
  const isLiteral = (part: string) => /^(["'].*["']|-?\d+(\.\d+)?)$/.test(part);
  if (parts.every(isLiteral)) {
    const declared = textOf(typeOf(prop.valueDeclaration?.resolve()));
    const quoted = parts.map((part) => part.replaceAll('"', "'"));
    // The compiler has its own order; the order in the source is meaningful.
    const isWritten = quoted.every((part) => declared.includes(part));
    const elements = quoted.toSorted((one, other) =>
      isWritten ? declared.indexOf(one) - declared.indexOf(other) : Number(one) - Number(other) || 0,
    );
    return {
      name: 'union',
      raw: elements.join(' | '),
      elements: elements.map((element) => ({ name: 'literal', value: element })),
    };
  }
  if (checker.getSignaturesOfType(type, SignatureKind.Call).length > 0 || /^\(.*\) => /.test(raw))
    return { name: 'signature', type: 'function', raw };
  return { name: raw.replaceAll('"', "'") };
}

function withoutUndefined(type: string): string {
  const rest = type.replace(/ \| undefined$/, '');
  return rest === type ? type : rest.replace(/^\((.*)\)$/s, '$1');
}

/** The type as written, without the comment before the name. */
function typeOf(declaration: Node | undefined): Node | undefined {
  return (declaration as { type?: Node } | undefined)?.type;
}

function textOf(node: Node | undefined): string {
  return node === undefined ? '' : node.getSourceFile().text.slice(node.pos, node.end);
}

/** Defaults from the function's own parameter: `{ tone = 'quiet' }`. */
function writtenDefaults(component: Named, project: Project): Map<string, string> {
  const defaults = new Map<string, string>();
  const visit = (node: Node): unknown => {
    if (node.kind !== SyntaxKind.Parameter) return node.forEachChild(visit);
    const { name } = node as unknown as { name?: Node };
    if (name?.kind !== SyntaxKind.ObjectBindingPattern) return undefined;
    name.forEachChild((element) => {
      const {
        propertyName,
        name: local,
        initializer,
      } = element as unknown as { propertyName?: Node; name?: Node; initializer?: Node };
      if (initializer !== undefined) defaults.set(textOf(propertyName ?? local).trim(), textOf(initializer).trim());
    });
    return true;
  };
  component.valueDeclaration?.resolve(project)?.forEachChild(visit);
  return defaults;
}

/** Whether this file gets a props table: components and screens, not styles, stories or tests. */
export const holdsComponents = (file: string) =>
  packages.some((folder) => file.startsWith(join(folder, 'src'))) &&
  /\/[A-Z]\w*\.tsx$/.test(file) &&
  !dirname(file).endsWith('/story');
