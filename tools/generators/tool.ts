import { areas, subjects } from '../../packages/api/src/contract/hub/hub.ts';
import type { NewFile } from './new-file.ts';
import type { Titles } from './titles.ts';
import { titlesOf } from './titles.ts';
import { camelCase } from './words.ts';

const parts = /^([a-z]+)\/([a-z]+)\/([a-z][a-z0-9]*(?:-[a-z0-9]+)*)$/;

/**
 * A tool that measures a text, its kernel and the kernel's test: change them to what the tool is for. Throws a sentence
 * when the path does not fit.
 */
export function toolFiles(path: string, given: Partial<Titles> = {}): readonly NewFile[] {
  const [, area, subject, name] = parts.exec(path) ?? [];
  if (area === undefined || subject === undefined || name === undefined)
    throw new Error(
      `'${path}' is no path of a tool. Write area, subject and name as in 'convert/numbers/roman-numbers'.`,
    );
  if (!areas.some((each) => each === area)) throw new Error(`There is no area '${area}'. Areas: ${areas.join(', ')}.`);
  if (!subjects.some((each) => each === subject))
    throw new Error(`There is no subject '${subject}'. Subjects: ${subjects.join(', ')}.`);
  const place = `tools/${area}/${subject}/${name}`;
  const titles = titlesOf(name, given, { fr: 'Nouvel outil', ar: 'أداة جديدة', ch: '新工具' });
  return [
    { path: `apps/server/src/${place}.ts`, text: tool(`${area}/${name}`, place, titles) },
    { path: `packages/kernels/src/${place}.ts`, text: kernel(name) },
    { path: `packages/kernels/src/${place}.test.ts`, text: kernelTest(name, titles) },
  ];
}

/** A text as code. The formatter chooses the quotes. */
const quoted = (text: string) => JSON.stringify(text);

const tool = (
  path: string,
  place: string,
  titles: Titles,
) => `import ${camelCase(path.split('/')[1] ?? '')} from '@apiyard/kernels/${place}';
import * as z from 'zod';
import { field, tool } from '../../tool.ts';

export default tool({
  path: '${path}',
  title: {
    en: ${quoted(titles.en)},
    fr: ${quoted(titles.fr)},
    ar: ${quoted(titles.ar)},
    ch: ${quoted(titles.ch)},
  },
  summary: {
    en: 'Returns the text with its length in characters.',
    fr: 'Renvoie le texte et sa longueur en caractères.',
    ar: 'يعيد النص مع طوله بالحروف.',
    ch: '返回文本及其字符数。',
  },
  synonyms: { en: ['character count'], fr: ['nombre de caractères'], ar: ['عدد الأحرف'], ch: ['字数'] },
  input: z.object({
    text: field({ title: { en: 'Text', fr: 'Texte', ar: 'النص', ch: '文本' }, multiline: true }, z.string().min(1).max(10_000)),
  }),
  output: {
    schema: z.object({
      text: field({ title: { en: 'Text', fr: 'Texte', ar: 'النص', ch: '文本' } }, z.string()),
      length: field(
        { title: { en: 'Length in characters', fr: 'Longueur en caractères', ar: 'الطول بالحروف', ch: '字符数' } },
        z.int().min(0),
      ),
    }),
    examples: [{ text: 'Hello', length: 5 }],
  },
  errors: {
    blank: {
      en: 'The text has only spaces. Write at least one other character.',
      fr: 'Le texte ne contient que des espaces. Saisissez au moins un autre caractère.',
      ar: 'لا يحتوي النص إلا على مسافات. اكتب حرفًا آخر على الأقل.',
      ch: '文本只有空格。请至少输入一个其他字符。',
    },
  },
  open: true,
  instant: true,
  inBrowser: true,
  showsExample: true,
  layout: 'values',
  examples: [{ name: { en: 'A greeting', fr: 'Une salutation', ar: 'تحية', ch: '问候' }, input: { text: 'Hello' } }],
  run: ${camelCase(path.split('/')[1] ?? '')},
});
`;

const kernel = (name: string) => `import { InputFault } from '../../../faults/input-fault.ts';

interface Input {
  readonly text: string;
}

/** The text with its length in characters (code points). */
export default function ${camelCase(name)}({ text }: Input) {
  if (text.trim() === '') throw new InputFault('blank', { pointer: '/text' });
  return { text, length: Array.from(text).length };
}
`;

const kernelTest = (name: string, { en }: Titles) => `import { describe, expect, it } from 'vitest';
import { InputFault } from '../../../faults/input-fault.ts';
import ${camelCase(name)} from './${name}.ts';

describe(${quoted(en)}, () => {
  it('returns the text with its length, letters beyond the basic plane counted as one', () => {
    expect(${camelCase(name)}({ text: 'é🌱' })).toEqual({ text: 'é🌱', length: 2 });
  });

  it('rejects a text of spaces', () => {
    expect(() => ${camelCase(name)}({ text: '  ' })).toThrow(new InputFault('blank', { pointer: '/text' }));
  });
});
`;
