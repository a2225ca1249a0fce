/** From zod issues to issues of a response: a pointer, a stable code and a sentence that says what to send. */
import type * as z from 'zod/mini';
import type { InputIssue } from '../contract/problem.ts';
import type { IssueTexts, OwnSentence, Relation, ValueFormat, ValueKind } from './issue-texts.ts';
import { english } from './issue-texts.ts';

type Issue = z.core.$ZodIssue;
type RawIssue = z.core.$ZodRawIssue;

/** What zod finds where nothing was sent, or a value of another type. */
const typeCodes = new Set(['invalid_type', 'invalid_value', 'invalid_union']);

/** Error map for `safeParse(input, { error: sentenceOf })`, in English. A schema's own message has priority. */
export const sentenceOf = sentencesIn(english).ofJson;

/** The error maps in a language: for JSON, and for the texts of a query string or form. */
export function sentencesIn(texts: IssueTexts): {
  ofJson(issue: RawIssue): string;
  /** A list that is refused is a name that was sent more than once. */
  ofTexts(issue: RawIssue): string;
} {
  const kindOf = (type: string) => texts.kinds[type as ValueKind] ?? type;
  const nameOf = (path: readonly PropertyKey[]) => nameIn(texts, path);
  const oneOf = new Intl.ListFormat(texts.locale, { type: 'disjunction' });

  /** The values that are allowed; quoted, and with their type, where the input is of another type. */
  function valuesOf(values: readonly z.core.util.Primitive[], input: unknown): string {
    const types = new Set(values.map((value) => typeof value));
    const [type] = types;
    if (types.has(typeof input as 'string') || types.size > 1 || type === undefined || type === 'boolean')
      return values.length === 1 ? String(values[0]) : texts.oneOf(values.map(String).join(', '));
    return `${kindOf(type)}: ${oneOf.format(values.map((value) => JSON.stringify(value)))}`;
  }

  /** What the alternatives take, unless one of them fails further in. */
  function unionOf(name: string, alternatives: readonly (readonly Issue[])[]): string {
    const wanted = alternatives.map(([issue]) => {
      if (issue?.path.length !== 0) return [];
      if (issue.code === 'invalid_type') return [kindOf(issue.expected)];
      return issue.code === 'invalid_value' ? issue.values.map((value) => JSON.stringify(value)) : [];
    });
    const isKnown = wanted.length > 0 && wanted.every((some) => some.length > 0);
    return isKnown ? texts.mustBe(name, oneOf.format(new Set(wanted.flat()))) : texts.invalid(name);
  }

  function boundOf(name: string, origin: string, bound: number, relation: Relation): string {
    if (origin === 'string')
      return relation === 'at least' && bound === 1 ? texts.notEmpty(name) : texts.characters(name, relation, bound);
    if (origin === 'array' || origin === 'set') return texts.entries(name, relation, bound);
    return texts.number(name, relation, bound);
  }

  function ofJson(issue: RawIssue): string {
    const name = nameOf(issue.path ?? []);
    if (issue.input === undefined && typeCodes.has(issue.code)) return texts.missing(name);
    switch (issue.code) {
      case 'invalid_type':
        return texts.mustBe(name, kindOf(issue.expected));
      case 'too_small':
        return boundOf(name, issue.origin, Number(issue.minimum), issue.inclusive === false ? 'more than' : 'at least');
      case 'too_big':
        return boundOf(name, issue.origin, Number(issue.maximum), issue.inclusive === false ? 'less than' : 'at most');
      case 'invalid_value':
        return texts.mustBe(name, valuesOf(issue.values, issue.input));
      case 'invalid_union':
        return unionOf(name, issue.errors);
      case 'not_multiple_of':
        return texts.multiple(name, String(issue.divisor));
      case 'invalid_format': {
        const wanted = texts.formats[issue.format as ValueFormat];
        return wanted === undefined ? texts.wrongFormat(name) : texts.mustBe(name, wanted);
      }
      case 'unrecognized_keys':
        return texts.unknown(nameOf([...(issue.path ?? []), issue.keys[0] ?? '']));
      default:
        return texts.invalid(name);
    }
  }

  return {
    ofJson,
    ofTexts: (issue) =>
      Array.isArray(issue.input) && typeCodes.has(issue.code)
        ? texts.repeated(nameOf(issue.path ?? []), issue.input.length)
        : ofJson(issue),
  };
}

const nameIn = ({ input }: IssueTexts, path: readonly PropertyKey[]): string =>
  path.length === 0 ? input : path.map(String).join('.');

/** Every finding as an issue; several unknown keys become one issue each. */
export function issuesOf(issues: readonly Issue[], texts: IssueTexts = english): InputIssue[] {
  return issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        pointer: pointerOf([...issue.path, key]),
        code: issue.code,
        detail: texts.unknown(nameIn(texts, [...issue.path, key])),
      }));
    }
    const missing = typeCodes.has(issue.code) && issue.message === texts.missing(nameIn(texts, issue.path));
    return [
      {
        pointer: pointerOf(issue.path),
        code: missing ? 'missing' : issue.code,
        detail: ownText(texts, issue),
      },
    ];
  });
}

/** The message of a schema, which is English, in the language of the texts. */
function ownText(texts: IssueTexts, issue: Issue): string {
  const max: unknown = issue.code === 'custom' ? issue.params?.['decimalsMax'] : undefined;
  return typeof max === 'number' ? texts.decimals(max) : (texts.own[issue.message as OwnSentence] ?? issue.message);
}

/** JSON Pointer, RFC 6901. */
function pointerOf(path: readonly PropertyKey[]): string {
  return path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
