/** Source files by their path under `src`, such as `components/Badge/Badge.tsx`. */
export type Sources = ReadonlyMap<string, string>;

interface Declaration {
  name: string;
  text: string;
}

/** A line without indentation starts a declaration; the following indented and closing lines belong to it. */
const declared = /^(?:export )?(?:default )?(?:async )?(?:const|let|function|interface|type|class) (\w+)/;

/** The declarations of a file, without comment lines. */
function declarationsOf(source: string): Declaration[] {
  const found: Declaration[] = [];
  for (const line of source.split('\n')) {
    if (/^\s*(?:\/\/|\/\*|\*)/.test(line)) continue;
    const name = declared.exec(line)?.[1];
    if (name !== undefined) found.push({ name, text: line });
    else if (/^\S/.test(line) && !/^[})\]|]/.test(line)) found.push({ name: '', text: line });
    else {
      const last = found.at(-1);
      if (last) last.text += `\n${line}`;
    }
  }
  return found;
}

/** React Aria components without keyboard or pointer interaction. */
const passive = new Set(['I18nProvider', 'Meter', 'ProgressBar', 'Separator', 'Virtualizer']);

const importPattern = /^import (?!type\b)[^;]*?from '([^']+)';/gm;
/** A handler of press, key or drag events, or a `tabIndex`. */
const takesInput =
  /\son(?:Press|Action|Click|DoubleClick|Key(?:Down|Up)|Pointer(?:Down|Move|Up)|Change|Input|Submit|Paste|Drop|Scroll)=\{|\stabIndex=|\scontentEditable|<(?:button|input|select|textarea|summary|a)\b/;

function resolvePath(from: string, to: string): string {
  const parts = from.split('/').slice(0, -1);
  for (const part of to.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

/** Whether the file, or one whose component it renders, handles keyboard or pointer input. */
function isInteractive(path: string, sources: Sources, seen = new Set<string>()): boolean {
  const source = sources.get(path);
  if (source === undefined || seen.has(path)) return false;
  seen.add(path);
  const imports = [...source.matchAll(importPattern), ...source.matchAll(/\bimport\(()?'([^']+)'\)/g)].map(
    (match) => match[2] ?? match[1] ?? '',
  );
  const fromAria = imports
    .filter((name) => name.startsWith('react-aria-components/'))
    .map((name) => name.split('/')[1] ?? '');
  if (fromAria.some((name) => !passive.has(name))) return true;
  const drawn = declarationsOf(source).map(({ text }) => text);
  if (drawn.some((text) => takesInput.test(text))) return true;
  return imports.some(
    (name) => name.startsWith('.') && name.endsWith('.tsx') && isInteractive(resolvePath(path, name), sources, seen),
  );
}

/** The names of the props that an interface or type declares or inherits from others of this package. */
function propsOf(name: string, types: ReadonlyMap<string, string>, seen = new Set<string>()): Set<string> {
  const text = types.get(name);
  if (text === undefined || seen.has(name)) return new Set();
  seen.add(name);
  const props = new Set([...text.matchAll(/^(?: {2}){1,2}(\w+)\??:/gm)].map((match) => match[1] ?? ''));
  for (const [, change, wrapped, keys = '', plain] of text.matchAll(
    /\b(Omit|Pick)<(\w+Props)(?:<[^>]*>)?,([^>]*)>|\b(\w+Props)\b/g,
  )) {
    const base = wrapped ?? plain ?? '';
    if (base === name) continue;
    for (const prop of propsOf(base, types, seen)) {
      const isNamed = keys.includes(`'${prop}'`);
      if (change === undefined || isNamed === (change === 'Pick')) props.add(prop);
    }
    seen.delete(base);
  }
  return props;
}

/** Props that create a separate state; each needs a story. */
const storyOfProp = {
  isDisabled: 'Disabled',
  isReadOnly: 'ReadOnly',
  errorMessage: 'Invalid',
  isLoading: 'Loading',
  isPending: 'Loading',
} as const;

/** Required for every component: as a variant of the base story, or as a separate story. */
const storyOfVariant = { longWords: 'LongWords', rightToLeft: 'RightToLeft', forcedColors: 'ForcedColors' } as const;

const always = ['Default', ...Object.values(storyOfVariant)] as const;

/** Required stories that are covered by variants of the base story. */
function storiesInVariants(base: Declaration | undefined): string[] {
  if (base === undefined) return [];
  const named = /\bvariants: \[([^\]]*)\]/.exec(base.text)?.[1];
  return Object.entries(storyOfVariant).flatMap(([variant, story]) =>
    named === undefined || named.includes(`'${variant}'`) ? [story] : [],
  );
}

/** The stories required for the component of this folder, derived from its source. */
export function storiesNeeded(name: string, sources: Sources): string[] {
  const types = new Map<string, string>();
  for (const [path, source] of sources) {
    if (path.endsWith('.stories.tsx')) continue;
    for (const { name: type, text } of declarationsOf(source))
      if (/^(?:export )?(?:interface|type) /.test(text)) types.set(type, text);
  }
  const props = propsOf(`${name}Props`, types);
  const states = Object.entries(storyOfProp).flatMap(([prop, story]) => (props.has(prop) ? [story] : []));
  const input = isInteractive(`components/${name}/${name}.tsx`, sources) ? ['Keyboard', 'Pointer'] : [];
  return [...new Set([...always, ...states, ...input])];
}

/** Whether a text calls `expect` or names a helper of the same file that does. */
function asserts(text: string, helpers: readonly Declaration[]): boolean {
  if (/\bexpect\(/.test(text)) return true;
  return helpers.some(
    (helper) =>
      new RegExp(`\\b${helper.name}\\b`).test(text) &&
      asserts(
        helper.text,
        helpers.filter((other) => other !== helper),
      ),
  );
}

/** What is missing from a component's documentation, `X.docs.tsx`, as sentences. */
export function missingDocs(name: string, sources: Sources): string[] {
  const source = sources.get(`components/${name}/${name}.docs.tsx`);
  if (source === undefined) return [`${name} has no documentation: add ${name}.docs.tsx.`];
  const docs = declarationsOf(source).find((declaration) => declaration.name === 'docs')?.text ?? '';
  const wrong: string[] = [];
  const pairs = [...docs.matchAll(/^ {6}(do|dont): \{\s*text: (?:'.+'|".+"),\s*example: \S/gm)].map(([, half]) => half);
  if (pairs.length === 0 || pairs.some((half, index) => half !== (index % 2 === 0 ? 'do' : 'dont')) || pairs.length % 2)
    wrong.push(`${name} has no pairs of do and don’t.`);
  if (!/^ {2}anatomy: \[\s*\[['"]./m.test(docs)) wrong.push(`${name} has no anatomy.`);
  if (!/^ {2}screenReader: \[\s*['"]./m.test(docs)) wrong.push(`${name} has no notes for screen readers.`);
  if (!/^ {2}since: '\d+\.\d+\.\d+',$/m.test(docs)) wrong.push(`${name} does not say since which version it exists.`);
  return wrong;
}

/** Problems of a component's stories, as sentences. `exempt` names stories that would show nothing, with the reason. */
export function missingStories(
  name: string,
  sources: Sources,
  exempt: Readonly<Record<string, string>> = {},
): string[] {
  const source = sources.get(`components/${name}/${name}.stories.tsx`);
  if (source === undefined) return [`${name} has no stories.`];
  const declarations = declarationsOf(source);
  const isStory = ({ text }: Declaration) => /^export const \w+ = \w+\.(?:story|extend)\(/.test(text);
  const stories = declarations.filter(isStory);
  const helpers = declarations.filter(
    (declaration) => declaration.name !== '' && declaration.name !== 'meta' && !isStory(declaration),
  );
  const needed = storiesNeeded(name, sources);
  const inVariants = storiesInVariants(stories.find((declaration) => declaration.name === 'Default'));
  const has = (story: string) =>
    inVariants.includes(story) || stories.some((declaration) => declaration.name === story);

  const wrong: string[] = [];
  for (const story of needed)
    if (!has(story) && exempt[story] === undefined) wrong.push(`${name} needs the story ${story}.`);
  for (const story of Object.keys(exempt)) {
    if (!needed.includes(story) || has(story)) wrong.push(`${name} no longer needs to be exempt from ${story}.`);
  }
  for (const story of stories) {
    const play = /\bplay(?::|\(|,)[^]*/.exec(story.text)?.[0];
    if (play === undefined) wrong.push(`${story.name} of ${name} has no play function.`);
    else if (!asserts(play, helpers)) wrong.push(`${story.name} of ${name} asserts nothing.`);
  }

  const meta = declarations.find((declaration) => declaration.name === 'meta')?.text ?? '';
  // A folder's component may have another name: `Toast` exports `toast` and `ToastRegion`.
  const shown = /\bcomponent: (\w+)/.exec(meta)?.[1];
  const own = sources.get(`components/${name}/${name}.tsx`) ?? '';
  if (shown === undefined || !new RegExp(`^export (?:const|function) ${shown}\\b`, 'm').test(own))
    wrong.push(`The stories of ${name} are those of another component.`);
  const guide = /\bguide\([^]*/.exec(meta)?.[0] ?? '';
  if (!/\bwhen:/.test(guide)) wrong.push(`${name} has no guide that says when to use it.`);
  if (needed.includes('Keyboard') && !/\bkeyboard:/.test(guide))
    wrong.push(`The guide of ${name} has no keyboard table.`);
  return wrong;
}
