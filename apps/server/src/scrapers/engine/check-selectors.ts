/** Validation beyond the schema of a definition's selectors, fields and transforms, each issue with a pointer. */
import type { Sentence } from '@apiyard/api/contract/endpoint';
import type { CarriedIssue } from '@apiyard/api/serving/failure-body';
import {
  scraperLimits,
  type ScraperDefinition,
  type ScraperField,
  type Select,
  type SourceKind,
} from '@apiyard/api/contract/scrapers/scraper-definition';
import { issue, sentence } from '../../problems/sentence.ts';
import { compileCss, CssError } from './html/css.ts';
import { compileJsonPath, JsonPathError } from './json/json-path.ts';
import { compilePattern, PatternError } from './values/pattern.ts';
import { transformIssues, type Ground } from './values/check-transforms.ts';

const grounds: Readonly<Record<SourceKind, Ground>> = {
  html: 'elements',
  xml: 'elements',
  json: 'json',
  'script-json': 'json',
  'ld-json': 'json',
  text: 'text',
};
const selectors = ['css', 'jsonpath', 'regex'] as const;

/** Never throws on input that the schema accepts. Empty when every part compiles and the combination is valid. */
export function checkSelectors(definition: ScraperDefinition): CarriedIssue[] {
  const issues: CarriedIssue[] = [];
  const report: Context['report'] = (pointer, code, text) =>
    void issues.push(typeof text === 'string' ? { pointer, code, detail: text } : issue(pointer, code, text));
  const { source, script, items, next, fields } = definition;
  const context: Context = { definition, xml: source === 'xml', report };
  checkScript(source, script, context);
  const ground = items ? checkSelector(items, '/items', grounds[source], context) : grounds[source];
  checkFields(fields, '/fields', { ground, depth: 1 }, context);
  if (next) {
    if (!items) report('/next', 'needs_items', sentence('problem.definitions.nextNeedsItems'));
    const nextGround = checkSelector(next, '/next', grounds[source], context);
    checkAttr(next.attr, '/next/attr', nextGround, next.regex !== undefined, report);
  }
  return issues;
}

interface Context {
  readonly definition: ScraperDefinition;
  readonly xml: boolean;
  /** The text is plain where a parser words it. */
  readonly report: (pointer: string, code: string, text: Sentence | string) => void;
}

function checkScript(source: SourceKind, script: ScraperDefinition['script'], { report }: Context): void {
  if (source !== 'script-json') {
    if (script) report('/script', 'not_here', sentence('problem.definitions.scriptNotHere', { source }));
    return;
  }
  const given = [script?.css, script?.variable].filter((member) => member !== undefined).length;
  if (given !== 1) {
    report('/script', 'one_of', sentence('problem.definitions.scriptOneOf'));
    return;
  }
  if (script?.css !== undefined)
    report1(
      '/script/css',
      issueOf(() => compileCss(script.css ?? '')),
      report,
    );
  if (script?.variable !== undefined && !/^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*$/.test(script.variable)) {
    report('/script/variable', 'syntax', sentence('problem.definitions.scriptVariable'));
  }
}

/** Of `items` and `next`. The ground of what it finds. */
function checkSelector(
  select: {
    readonly css?: string | undefined;
    readonly jsonpath?: string | undefined;
    readonly regex?: string | undefined;
  },
  pointer: string,
  ground: Ground,
  context: Context,
): Ground {
  const given = selectors.filter((name) => select[name] !== undefined);
  const [name] = given;
  if (name === undefined || given.length > 1) {
    context.report(
      pointer,
      'one_of',
      `Use exactly one of css, jsonpath and regex${given.length > 1 ? `, not ${given.join(' and ')}` : ''}.`,
    );
    return ground;
  }
  return checkExpression(name, select[name] ?? '', `${pointer}/${name}`, ground, context);
}

const findings: Readonly<Record<(typeof selectors)[number], Ground>> = {
  css: 'elements',
  jsonpath: 'json',
  regex: 'text',
};
const compilers = { css: compileCss, jsonpath: compileJsonPath, regex: compilePattern } as const;

function checkExpression(
  name: (typeof selectors)[number],
  text: string,
  pointer: string,
  ground: Ground,
  { definition, xml, report }: Context,
): Ground {
  if (name !== 'regex' && findings[name] !== ground) {
    const what = name === 'css' ? 'A CSS selector searches elements' : 'A JSONPath searches JSON';
    const where =
      ground === 'text' && definition.source !== 'text'
        ? 'this is text matched by a regular expression'
        : `the source is ${definition.source}`;
    const use = ground === 'text' ? 'regex' : ground === 'json' ? 'jsonpath or regex' : 'css or regex';
    report(pointer, 'other_kind', `${what}, but ${where}. Use ${use}.`);
    return findings[name];
  }
  report1(
    pointer,
    issueOf(() => (name === 'css' ? compileCss(text, { xml }) : compilers[name](text))),
    report,
  );
  return findings[name];
}

interface Spot {
  readonly ground: Ground;
  /** 1 for the fields of the definition itself. */
  readonly depth: number;
}

function checkFields(fields: readonly ScraperField[], pointer: string, spot: Spot, context: Context): void {
  const { report } = context;
  if (spot.depth > scraperLimits.depth) {
    report(pointer, 'too_deep', sentence('problem.definitions.fieldsTooDeep', { depth: scraperLimits.depth }));
    return;
  }
  // Checked before anything is compiled: a few thousand patterns would block the server for seconds.
  if (spot.depth === 1 && countOf(fields) > scraperLimits.fields) {
    report(pointer, 'too_big', sentence('problem.definitions.fieldsTooMany', { max: scraperLimits.fields }));
    return;
  }
  const names = new Set<string>();
  for (const [index, field] of fields.entries()) {
    const at = `${pointer}/${index}`;
    if (names.has(field.name))
      report(`${at}/name`, 'duplicate', sentence('problem.definitions.fieldTwice', { name: field.name }));
    names.add(field.name);
    checkField(field, at, spot, context);
  }
}

/** Stops counting where fields nest too deeply anyway. */
function countOf(fields: readonly ScraperField[], depth = 1): number {
  if (depth > scraperLimits.depth) return 0;
  return fields.reduce((sum, field) => sum + 1 + countOf(field.fields ?? [], depth + 1), 0);
}

function checkField(field: ScraperField, at: string, spot: Spot, context: Context): void {
  const { report } = context;
  const ground = field.select ? checkSelect(field.select, `${at}/select`, spot.ground, context) : spot.ground;
  const isFixed = field.select?.const !== undefined || field.select?.param !== undefined;
  if (field.fields) {
    if (isFixed) report(`${at}/fields`, 'not_here', sentence('problem.definitions.nothingInside'));
    if (field.attr !== undefined) report(`${at}/attr`, 'not_here', sentence('problem.definitions.nestedAttr'));
    if (field.transforms.length > 0)
      report(`${at}/transforms`, 'not_here', sentence('problem.definitions.nestedTransforms'));
    if (field.type !== 'string' && field.type !== 'json')
      report(`${at}/type`, 'not_here', sentence('problem.definitions.nestedType'));
    if (!isFixed) checkFields(field.fields, `${at}/fields`, { ground, depth: spot.depth + 1 }, context);
    return;
  }
  checkAttr(field.attr, `${at}/attr`, ground, field.select?.regex !== undefined && spot.ground === 'elements', report);
  for (const found of transformIssues(field.transforms, field.type === 'json' ? ground : null))
    report(`${at}/transforms${found.pointer}`, found.code, found.detail);
}

function checkSelect(select: Select, pointer: string, ground: Ground, context: Context): Ground {
  const { report, definition } = context;
  const given = (['css', 'jsonpath', 'regex', 'const', 'param'] as const).filter((name) => select[name] !== undefined);
  const [name] = given;
  if (name === undefined || given.length > 1) {
    report(
      pointer,
      'one_of',
      `Use exactly one of css, jsonpath, regex, const and param${given.length > 1 ? `, not ${given.join(' and ')}` : ''}.`,
    );
    return ground;
  }
  if (name === 'const') return 'json';
  if (name === 'param') {
    const known = definition.params.map((param) => param.name);
    if (!known.includes(select.param ?? '')) {
      report(
        `${pointer}/param`,
        'unknown',
        `There is no parameter \`${select.param}\`. ${known.length === 0 ? 'The definition has no parameters.' : `There are ${known.map((each) => `\`${each}\``).join(', ')}.`}`,
      );
    }
    return 'json';
  }
  return checkExpression(name, select[name] ?? '', `${pointer}/${name}`, ground, context);
}

/** `isSearched` is for a pattern: `attr` selects the text of an element that it searches. */
function checkAttr(
  attr: string | undefined,
  pointer: string,
  ground: Ground,
  isSearched: boolean,
  report: Context['report'],
): void {
  if (attr === undefined || ground === 'elements' || isSearched) return;
  report(
    pointer,
    'not_here',
    sentence(ground === 'json' ? 'problem.definitions.attrOfJson' : 'problem.definitions.attrOfText'),
  );
}

function issueOf(compile: () => unknown): Sentence | string | null {
  try {
    compile();
    return null;
  } catch (error) {
    if (error instanceof CssError || error instanceof JsonPathError || error instanceof PatternError)
      return error.message;
    if (error instanceof RangeError) return sentence('problem.definitions.nestedTooDeeply');
    throw error;
  }
}

function report1(pointer: string, text: Sentence | string | null, report: Context['report']): void {
  if (text !== null) report(pointer, 'syntax', text);
}
