import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { languages } from '@apiyard/api/contract/hub/hub';
import type { Text } from '../text.ts';
import { textIn } from '../text.ts';
import type { Tool } from './tool.ts';
import { fieldTexts } from './tool.ts';

const files = globSync('*/*/*.ts', { cwd: import.meta.dirname })
  .filter((path) => /\/[^/.]+\.ts$/.test(path))
  .sort();

/** Every text of a tool, by path. */
function textsOf(tool: Tool): Map<string, Text> {
  const texts = new Map<string, Text>([
    ['title', tool.title],
    ['summary', tool.summary],
  ]);
  tool.examples.forEach(({ name }, at) => texts.set(`example ${at}`, name));
  for (const [code, text] of Object.entries(tool.errors ?? {})) texts.set(`error ${code}`, text);
  for (const [code, text] of Object.entries(tool.notes ?? {})) texts.set(`note ${code}`, text);
  addFields(texts, 'input', tool.input);
  if ('schema' in tool.output) addFields(texts, 'output', tool.output.schema);
  return texts;
}

function addFields(texts: Map<string, Text>, at: string, schema: z.ZodType): void {
  z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, path }) => {
      const field = zodSchema instanceof z.ZodType ? fieldTexts.get(zodSchema) : undefined;
      if (!field) return;
      const place = [at, ...path].join('.');
      texts.set(`${place}.title`, field.title);
      if (field.help !== undefined) texts.set(`${place}.help`, field.help);
      for (const [value, name] of Object.entries(field.options ?? {})) texts.set(`${place}.options.${value}`, name);
    },
  });
}

const script = { en: /./, fr: /./, ar: /\p{Script=Arabic}/u, ch: /\p{Script=Han}/u } as const;

function faultOf(text: Text): string | null {
  // A single string is for names and symbols, such as JSON or `L: 7 %`.
  if (typeof text === 'string') return /\p{Ll}{3}/u.test(text) ? 'has words in English alone' : null;
  const missing = languages.filter((language) => !script[language].test(text[language]?.trim() ?? ''));
  return missing.length > 0 ? `lacks ${missing.join(', ')}` : null;
}

/** Languages without synonyms, and synonyms that are not in the script of their language. */
const synonymFaults = ({ synonyms }: Tool): string[] =>
  languages.flatMap((language) => {
    const words = synonyms?.[language] ?? [];
    return words.length === 0 ? [language] : words.filter((word) => !script[language].test(word));
  });

it('finds the tools', () => {
  expect(files.length).toBeGreaterThanOrEqual(4);
});

it.each(files)('%s has texts in all four languages', async (file) => {
  const { default: tool } = (await import(pathToFileURL(join(import.meta.dirname, file)).href)) as { default: Tool };
  const texts = textsOf(tool);
  expect(synonymFaults(tool)).toEqual([]);
  expect(texts.size).toBeGreaterThan(3);
  expect(Array.from(texts, ([place, text]) => [place, faultOf(text)]).filter(([, fault]) => fault !== null)).toEqual(
    [],
  );
});

/** Members of objects in an output without a title. */
function untitled(schema: z.ZodType): string[] {
  const found: string[] = [];
  z.toJSONSchema(schema, {
    override: ({ zodSchema, path }) => {
      if (!(zodSchema instanceof z.ZodObject)) return;
      for (const [name, member] of Object.entries(zodSchema.shape))
        if (!(member instanceof z.ZodType) || !fieldTexts.has(member)) found.push([...path, name].join('.'));
    },
  });
  return found;
}

it.each(files)('%s describes each field of its output', async (file) => {
  const { default: tool } = (await import(pathToFileURL(join(import.meta.dirname, file)).href)) as { default: Tool };
  expect('schema' in tool.output ? untitled(tool.output.schema) : []).toEqual([]);
});

it.each(languages)('gives each tool a title of its own in %s', async (language) => {
  const filesByTitle = new Map<string, string[]>();
  for (const file of files) {
    const { default: tool } = (await import(pathToFileURL(join(import.meta.dirname, file)).href)) as { default: Tool };
    const title = textIn(tool.title, language);
    filesByTitle.set(title, [...(filesByTitle.get(title) ?? []), file]);
  }
  expect([...filesByTitle].filter(([, some]) => some.length > 1)).toEqual([]);
});

it('finds missing texts', () => {
  expect(
    [
      { en: 'Mode', fr: 'Mode' },
      { en: 'A', fr: 'B', ar: 'C', ch: '丁' },
      'Fast one',
      { en: 'A', fr: ' ', ar: 'ب', ch: '丁' },
      'JSON',
      'L: 7 %',
    ].map(faultOf),
  ).toEqual(['lacks ar, ch', 'lacks ar', 'has words in English alone', 'lacks fr', null, null]);
});
