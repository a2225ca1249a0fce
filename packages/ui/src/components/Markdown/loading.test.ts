import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const src = fileURLToPath(new URL('../../..', import.meta.url)) + 'src';
const imports = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.(?:test|stories)\.tsx?$/.test(path))
  .flatMap((path) =>
    [...readFileSync(`${src}/${path}`, 'utf8').matchAll(/^import (?!type\b)[^;]*?'([^']+)';/gm)].map(
      (match) => [path.replaceAll('\\', '/'), match[1] ?? ''] as const,
    ),
  );
const importersOf = (name: RegExp) => imports.filter(([, imported]) => name.test(imported)).map(([path]) => path);

test('the parser is loaded only when a text is shown', () => {
  expect([...new Set(importersOf(/^(?:react-markdown|remark-|rehype-)/))]).toEqual([
    'components/Markdown/RenderedMarkdown.tsx',
  ]);
  expect(importersOf(/\/RenderedMarkdown\.tsx$/)).toEqual([]);
  expect(importersOf(/\/Skeleton\.tsx$/)).toContain('components/Markdown/Markdown.tsx');
});
