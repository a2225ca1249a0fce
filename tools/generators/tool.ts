import type { NewFile } from './new-file.ts';
import type { Titles } from './titles.ts';
import { titlesOf } from './titles.ts';
import { camelCase } from './words.ts';

const areaAndName = /^([a-z][a-z0-9]*)\/([a-z][a-z0-9]*(?:-[a-z0-9]+)*)$/;

/** A tool that returns its input, and its test: change both to what the tool is for. Throws a sentence when the path does not fit. */
export function toolFiles(path: string, given: Partial<Titles> = {}): readonly NewFile[] {
  const [, area, name] = areaAndName.exec(path) ?? [];
  if (area === undefined || name === undefined)
    throw new Error(`'${path}' is no path of a tool. Write area and name as in 'convert/roman-numbers'.`);
  const folder = `apps/server/src/tools/${area}`;
  const titles = titlesOf(name, given, { fr: 'Nouvel outil', ar: 'أداة جديدة', ch: '新工具' });
  return [
    { path: `${folder}/${name}.ts`, text: tool(path, titles) },
    { path: `${folder}/${name}.test.ts`, text: toolTest(name, titles) },
  ];
}

/** A text as code. The formatter chooses the quotes. */
const quoted = (text: string) => JSON.stringify(text);

const tool = (path: string, titles: Titles) => `import * as z from 'zod';
import { field, tool } from '../tool.ts';

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
  instant: true,
  examples: [{ name: { en: 'A greeting', fr: 'Une salutation', ar: 'تحية', ch: '问候' }, input: { text: 'Hello' } }],
  run: ({ text }) => ({ text, length: Array.from(text).length }),
});
`;

const toolTest = (name: string, { en }: Titles) => `import { describe, expect, it } from 'vitest';
import ${camelCase(name)}Tool from './${name}.ts';

const context = { signal: new AbortController().signal };
const run = (input: object) => ${camelCase(name)}Tool.run(${camelCase(name)}Tool.input.parse(input), context);

describe(${quoted(en)}, () => {
  it('returns the text with its length, letters beyond the basic plane counted as one', () => {
    expect(run({ text: 'é🌱' })).toEqual({ text: 'é🌱', length: 2 });
  });

  it('rejects a text that is empty or too long', () => {
    const refused = ['', 'a'.repeat(10_001)].map((text) => ${camelCase(name)}Tool.input.safeParse({ text }).error?.issues[0]?.code);
    expect(refused).toEqual(['too_small', 'too_big']);
  });

  it('runs each of its examples', () => {
    expect(${camelCase(name)}Tool.examples.map(({ input }) => run(input))).toEqual([{ text: 'Hello', length: 5 }]);
  });
});
`;
