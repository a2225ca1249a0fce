import type { NewFile } from './new-file.ts';

const areaAndName = /^([a-z][a-z0-9]*)\/([a-z][a-z0-9]*(?:-[a-z0-9]+)*)$/;

/** A tool that answers with the text it is given, and its test: change both to what the tool is for. Throws a sentence when the path does not fit. */
export function toolFiles(path: string): readonly NewFile[] {
  const [, area, name] = areaAndName.exec(path) ?? [];
  if (area === undefined || name === undefined)
    throw new Error(`'${path}' is no path of a tool. Write area and name as in 'convert/roman-numbers'.`);
  const folder = `apps/server/src/tools/${area}`;
  return [
    { path: `${folder}/${name}.ts`, text: tool(path, name) },
    { path: `${folder}/${name}.test.ts`, text: toolTest(name) },
  ];
}

function titleOf(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function variableOf(name: string): string {
  const camel = name.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  return `${camel}Tool`;
}

const tool = (path: string, name: string) => `import * as z from 'zod';
import { field, tool } from '../tool.ts';

export default tool({
  path: '${path}',
  title: {
    en: '${titleOf(name)}',
    fr: '${titleOf(name)}',
    ar: '${titleOf(name)}',
    ch: '${titleOf(name)}',
  },
  summary: {
    en: 'Gives the text back, with its length in characters.',
    fr: 'Rend le texte, avec sa longueur en caractères.',
    ar: 'يعيد النص مع طوله بالحروف.',
    ch: '返回文本及其字符数。',
  },
  input: z.object({
    text: field({ title: { en: 'Text', fr: 'Texte', ar: 'النص', ch: '文本' }, multiline: true }, z.string().min(1).max(10_000)),
  }),
  output: 'json',
  instant: true,
  examples: [{ name: { en: 'A greeting', fr: 'Une salutation', ar: 'تحية', ch: '问候' }, input: { text: 'Hello, yard' } }],
  run: ({ text }) => ({ text, length: Array.from(text).length }),
});
`;

const toolTest = (name: string) => `import { describe, expect, it } from 'vitest';
import ${variableOf(name)} from './${name}.ts';

const context = { signal: new AbortController().signal };
const run = (input: object) => ${variableOf(name)}.run(${variableOf(name)}.input.parse(input), context);

describe('${titleOf(name)}', () => {
  it('gives the text back with its length, letters beyond the basic plane counted as one', () => {
    expect(run({ text: 'é🌱' })).toEqual({ text: 'é🌱', length: 2 });
  });

  it('refuses a text that is empty or too long', () => {
    const refused = ['', 'a'.repeat(10_001)].map((text) => ${variableOf(name)}.input.safeParse({ text }).error?.issues[0]?.code);
    expect(refused).toEqual(['too_small', 'too_big']);
  });

  it('runs each of its examples', () => {
    expect(${variableOf(name)}.examples.map(({ input }) => run(input))).toEqual([{ text: 'Hello, yard', length: 11 }]);
  });
});
`;
