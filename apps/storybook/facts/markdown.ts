import { componentChecks } from '@apiyard/ui/story/docs/checks-of-run.ts';
import type { ComponentFacts } from '@apiyard/ui/story/docs/component-facts.ts';
import { checkHeads, describeRun, rowOf, staleText } from '@apiyard/ui/story/docs/results.ts';
import type { LastRun } from '@apiyard/ui/story/docs/results.ts';
import { statusOf } from '@apiyard/ui/story/docs/status.ts';
import { listTokens } from '@apiyard/ui/theme/token-list';
import type { ComponentDoc } from '../docgen/docgen.ts';
import type { DocsText, GuideText, StoriesText } from './read-docs.ts';

/** What a page says. Sections without content are left out. */
export interface PageText {
  title: string;
  /** Of the file, such as `packages/ui/src/components/Tabs/Tabs.stories.tsx`. */
  path: string;
  stories: StoriesText;
  props: readonly ComponentDoc[];
  facts?: ComponentFacts | undefined;
  docs?: DocsText | undefined;
  version: string;
  lastRun: LastRun | null;
}

/** Text in a cell of a table: a bar would end it. */
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll(/\s*\n\s*/g, ' ');

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(head), `|${head.map(() => '---').join('|')}|`, ...rows.map(line)].join('\n');
}

const list = (entries: readonly string[]) => entries.map((entry) => `- ${entry}`).join('\n');
const code = (text: string) => `\`${text}\``;

function section(title: string, ...parts: readonly (string | undefined)[]): string[] {
  const shown = parts.filter((part) => part !== undefined && part !== '');
  return shown.length === 0 ? [] : [`## ${title}`, ...(shown as string[])];
}

function guideOf({ when, instead = [], words = [], notes = [] }: GuideText): string[] {
  return [
    when,
    ...(instead.length === 0
      ? []
      : [
          table(
            ['For', 'Use'],
            instead.map(([purpose, use]) => [purpose, /^[A-Z]/.test(use) ? code(use) : use]),
          ),
        ]),
    ...notes,
    ...(words.length === 0 ? [] : [`Also known as ${words.join(', ')}.`]),
  ];
}

function propsOf({ displayName, description, props }: ComponentDoc, isOnly: boolean): string[] {
  const rows = Object.entries(props).map(([name, prop]) => [
    code(name) + (prop.required ? ' (required)' : ''),
    code(prop.tsType.raw ?? prop.tsType.name),
    prop.defaultValue === undefined ? '' : code(prop.defaultValue.value),
    prop.description,
  ]);
  return [
    ...(isOnly ? [] : [`### ${displayName}`, description]),
    ...(rows.length === 0 ? [] : [table(['Prop', 'Type', 'Default', 'Description'], rows)]),
  ];
}

function resultsOf({ checks, failures, notRun }: ComponentFacts, lastRun: LastRun | null): string {
  if (lastRun === null) return 'No test results are recorded. `pnpm test stories --record` records them.';
  return [
    ...(lastRun.isStale ? [`**These results are out of date.** ${staleText}`] : []),
    describeRun(lastRun),
    table(
      checkHeads,
      componentChecks.map((kind) => rowOf(kind, checks)),
    ),
    list([
      ...failures.map(([id, message]) => `${code(id)} failed: ${message}`),
      ...notRun.map((id) => `${code(id)} was not run.`),
    ]),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function tokensOf(facts: ComponentFacts): string {
  const tokens = listTokens('BLUE_THEME').filter(({ path }) => facts.tokens.includes(path));
  return table(
    ['Token', 'Light', 'Dark'],
    tokens.map(({ path, light, dark }) => [code(path), code(light), code(dark)]),
  );
}

/** The docs page of a component or a screen as Markdown. */
export function writePage({ title, path, stories, props, facts, docs, version, lastRun }: PageText): string {
  const [main] = props;
  const name = title.split('/').at(-1) ?? title;
  const head =
    facts === undefined
      ? [`Stories: ${code(path)}`]
      : [
          main?.description ?? '',
          [
            `Import: ${code(`import { ${main?.displayName ?? name} } from '@apiyard/ui/${name}';`)}`,
            ...(docs ? [`Status: ${statusOf(docs, version)}, since version ${docs.since}`] : []),
            ...(docs?.experimental === undefined ? [] : [docs.experimental]),
          ].join('  \n'),
        ];
  const { guide } = stories;
  const parts = [
    `# ${name}`,
    `${title.split('/').slice(0, -1).join(' / ')}`,
    ...head,
    ...(guide ? section('When to use it', ...guideOf(guide)) : []),
    ...section(
      'Do and don’t',
      docs && list(docs.doAndDont.flatMap((pair) => [`**Do:** ${pair.do.text}`, `**Don’t:** ${pair.dont.text}`])),
    ),
    ...section('Anatomy', docs && list(docs.anatomy.map(([part, description]) => `**${part}**: ${description}`))),
    ...section('Keyboard', guide?.keyboard && table(['Key', 'Action'], guide.keyboard)),
    ...section('Screen readers', docs && list(docs.screenReader)),
    ...section('Props', ...props.flatMap((each) => propsOf(each, props.length === 1))),
    ...section('Test results', facts && resultsOf(facts, lastRun)),
    ...section('Tokens', facts && tokensOf(facts)),
    ...section(
      'Changes',
      ...(facts?.changes ?? []).flatMap(({ version: of, entries }) => [`### ${of ?? 'Not released'}`, list(entries)]),
    ),
    ...section(
      'Stories',
      ...stories.stories.flatMap((story) => [`### ${story.name}`, `\`\`\`tsx\n${story.code}\n\`\`\``]),
    ),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

/** A page written in MDX: its text without imports and metadata. What its components draw is only on the page. */
export function writeHandwritten(source: string): string {
  return `${source
    .replaceAll(/^import [^\n]*\n/gm, '')
    .replace(/^<Meta [^>]*\/>\n/m, '')
    .replaceAll(/^<([A-Z]\w*)[^>]*\/>$/gm, '*(A table or a drawing: see the page.)*')
    .replaceAll('](?path=/docs/', '](')
    .replaceAll(/\]\(([\w-]+)--docs\)/g, '](./$1.md)')
    .trim()}\n`;
}

export interface ListedPage {
  title: string;
  id: string;
  summary: string;
}

/** `llms.txt` (llmstxt.org): every page with a line about it. */
export function writeList(pages: readonly ListedPage[]): string {
  const groups = Map.groupBy(pages, ({ title }) =>
    title
      .split('/')
      .slice(0, title.startsWith('Components/') ? 2 : 1)
      .join(': '),
  );
  const sections = [...groups].map(([group, listed]) =>
    [
      `## ${group}`,
      '',
      ...listed.map(
        ({ title, id, summary }) =>
          `- [${
            title
              .split('/')
              .slice(group.includes(': ') ? 2 : 1)
              .join(' / ') || title
          }](./docs/${id}.md)${summary === '' ? '' : `: ${summary}`}`,
      ),
    ].join('\n'),
  );
  return `# Apiyard design system

> The components, patterns and screens of Apiyard: when to use each, its props, keys, tokens and code.

${sections.join('\n\n')}
`;
}
