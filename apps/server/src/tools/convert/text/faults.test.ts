/** Every fault and note of the kernels has its sentence in the tool. */
import { Failure } from '@apiyard/api/contract/endpoint';
import { expect, it } from 'vitest';
import type { Tool } from '../../tool.ts';
import changeCase from './case.ts';
import decode from './decode.ts';
import encode from './encode.ts';
import htmlClean from './html-clean.ts';
import htmlFormat from './html-format.ts';
import htmlMarkdown from './html-markdown.ts';
import lines from './lines.ts';
import markdown from './markdown.ts';
import regex from './regex.ts';
import slug from './slug.ts';
import textDiff from './text-diff.ts';
import textStatistics from './text-statistics.ts';
import unicodeNormalize from './unicode-normalize.ts';

const context = { signal: new AbortController().signal, language: 'fr' } as const;
// Each description has an input of its own.
const run = async (tool: unknown, input: object) => {
  const { input: schema, run: runTool } = tool as Tool;
  return await runTool(schema.parse(input), context);
};

const badLocale = { locale: 'en-x' };
const deep = { text: '<div>'.repeat(301) };
const repaired = `<p>${Array.from({ length: 250 }, (_, at) => `<b title=${at}>`).join('')}${'<p>x'.repeat(1000)}`;

it.each([
  ['bad_character', encode, { text: 'x', source: 'hex' }],
  ['bad_length', encode, { text: 'a', source: 'hex' }],
  ['too_long', encode, { text: 'a'.repeat(1001), format: 'base58' }],
  ['z85_length', encode, { text: 'a', format: 'z85' }],
  ['no_morse', encode, { text: 'ü', format: 'morse' }],
  ['not_text', encode, { text: 'ff', source: 'hex', format: 'html' }],
  ['bad_character', decode, { text: '!' }],
  ['bad_length', decode, { text: 'a' }],
  ['bad_padding', decode, { text: 'Zg=' }],
  ['trailing_bits', decode, { text: 'Zh==' }],
  ['group_too_large', decode, { text: '#####', format: 'z85' }],
  ['too_long', decode, { text: 'a'.repeat(1367), format: 'base58' }],
  ['bad_percent', decode, { text: '%', format: 'form' }],
  ['bad_escape', decode, { text: '=1', format: 'quoted-printable' }],
  ['unknown_morse', decode, { text: '........', format: 'morse' }],
  ['bad_locale', changeCase, { text: 'a', ...badLocale }],
  ['bad_locale', slug, { text: 'a', ...badLocale }],
  ['bad_locale', lines, { text: 'a', ...badLocale }],
  ['number_too_large', lines, { text: '1e999', order: 'number' }],
  ['lookaround', lines, { text: 'a', filter: '(?=a)', filterMode: 'matches' }],
  ['bad_locale', textStatistics, { text: 'a', ...badLocale }],
  ['bad_locale', textDiff, { before: 'a', after: 'b', ...badLocale }],
  ['lookaround', regex, { pattern: '(?=a)', text: '' }],
  ['backreference', regex, { pattern: '(a)\\1', text: '' }],
  ['possessive', regex, { pattern: 'a++', text: '' }],
  ['missing_parenthesis', regex, { pattern: '(', text: '' }],
  ['extra_parenthesis', regex, { pattern: ')', text: '' }],
  ['missing_bracket', regex, { pattern: '[', text: '' }],
  ['bad_class', regex, { pattern: '[b-a]', text: '' }],
  ['bad_escape', regex, { pattern: '\\y', text: '' }],
  ['bad_repeat_count', regex, { pattern: 'a{2,1}', text: '' }],
  ['double_repeat', regex, { pattern: 'a**', text: '' }],
  ['nothing_to_repeat', regex, { pattern: '*', text: '' }],
  ['duplicate_name', regex, { pattern: '(?<a>)(?<a>)', text: '' }],
  ['bad_group_name', regex, { pattern: '(?<a-b>)', text: '' }],
  ['bad_pattern', regex, { pattern: '(?z)', text: '' }],
  ['pattern_too_large', regex, { pattern: 'a{501}', text: '' }],
  ['too_many_groups', regex, { pattern: '()'.repeat(31), text: '' }],
  ['unknown_group', regex, { pattern: 'a', text: '', replacement: '$1' }],
  ['replacement_too_long', regex, { pattern: '', text: 'a'.repeat(2001), replacement: 'x'.repeat(1000) }],
  ['too_deep', markdown, { text: '>'.repeat(101) }],
  ['too_many_lazy_lines', markdown, { text: `>${'a\n'.repeat(5000)}` }],
  ['too_many_marks', markdown, { text: '*a '.repeat(2001) }],
  ['too_many_brackets', markdown, { text: '['.repeat(101) }],
  ['too_many_underlines', markdown, { text: 'a\n-\n'.repeat(501) }],
  ['too_many_cells', markdown, { text: `${'|a'.repeat(101)}\n${'|-'.repeat(101)}\n${'|a\n'.repeat(1000)}` }],
  ['too_deep', htmlClean, deep],
  ['too_deep', htmlFormat, deep],
  ['too_deep', htmlMarkdown, deep],
  ['too_many_elements', htmlFormat, { text: repaired }],
] as const)('%s (%#)', async (code, tool, input) => {
  const result = await run(tool, input);
  const issues =
    result instanceof Failure
      ? (result.extras.errors as readonly { readonly code: string; readonly detail: string }[])
      : [];
  expect(issues.map((issue) => issue.code)).toEqual([code]);
  for (const { detail } of issues) expect(detail).not.toMatch(/\{\{|undefined/);
});

it.each([
  [['lone_surrogates'], encode, { text: '\uD800' }],
  [['case_lost'], encode, { text: 'a', format: 'morse' }],
  [['line_breaks'], encode, { text: 'a\n', format: 'quoted-printable' }],
  [['not_utf8'], decode, { text: '/w==' }],
  [['unknown_reference'], decode, { text: '&nope;', format: 'html' }],
  [['no_case'], changeCase, { text: 'a 中' }],
  [['empty_slug', 'no_vowels', 'usual_reading'], slug, { text: '!\nا\n中' }],
  [['no_number'], lines, { text: 'a', order: 'number' }],
  [['ignored_differences'], textDiff, { before: 'a', after: 'A', ignoreCase: true }],
  [
    ['invisible_removed', 'spaces_replaced', 'quotes_replaced', 'normalised'],
    unicodeNormalize,
    { text: '\u200B\u00A0’e\u0301', removeInvisible: true, plainSpaces: true, straightQuotes: true },
  ],
  [['marks_removed'], unicodeNormalize, { text: 'é', stripMarks: true }],
  [['unchanged'], unicodeNormalize, { text: 'a' }],
  [['html_escaped', 'urls_removed'], markdown, { text: '<b>[a](javascript:x)' }],
  [['not_safe'], markdown, { text: '<b>', html: 'keep' }],
  [
    ['content_removed', 'element_removed', 'attribute_removed', 'url_removed', 'comment_removed'],
    htmlClean,
    { text: '<script></script><x onx=y><b onx=y><a href=x:y><!---->' },
  ],
  [['repaired', 'comments_removed'], htmlFormat, { text: '<a a a><!---->', mode: 'minify' }],
  [
    [
      'either',
      'sequence',
      'flags',
      'text_start',
      'literal',
      'sequence',
      'one_of',
      'none_of',
      'digit',
      'not_digit',
      'space',
      'not_space',
      'word_character',
      'not_word_character',
      'word_boundary',
      'not_word_boundary',
      'text_start',
      'text_end',
      'text_end',
      'code_point',
      'property',
      'not_property',
    ],
    regex,
    { pattern: '(?i)^a|[b][^c]\\d\\D\\s\\S\\w\\W\\b\\B\\A\\z$\\x41\\pL\\PL', text: '' },
  ],
  [
    [
      'flags_group',
      'line_start',
      'any_in_line',
      'line_end',
      'group',
      'either',
      'literal',
      'nothing',
      'named_group',
      'literal',
      'plain_group',
      'literal',
    ],
    regex,
    { pattern: '(?s:^.$)(a|)(?<x>b)(?:c)', text: '', multiline: true },
  ],
  [
    [
      'at_least',
      'literal',
      'at_least_lazy',
      'literal',
      'exactly',
      'literal',
      'optional',
      'literal',
      'optional_lazy',
      'literal',
      'between',
      'literal',
      'between_lazy',
      'literal',
      'any',
    ],
    regex,
    { pattern: 'a*b*?c{2}d?e??f{1,2}g{1,2}?.', text: '', dotAll: true },
  ],
] as const)('%j (%#)', async (codes, tool, input) => {
  const { notes } = (await run(tool, input)) as {
    readonly notes: readonly { readonly code: string; readonly detail: string }[];
  };
  expect(notes.map(({ code }) => code)).toEqual(codes);
  for (const { detail } of notes) expect(detail).not.toMatch(/\{\{|undefined/);
});
