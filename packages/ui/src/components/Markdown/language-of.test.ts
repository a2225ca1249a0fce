import { expect, test } from 'vitest';
import { languageOf } from './language-of.ts';

test('common names and aliases map to the language, unknown ones to plain text', () => {
  expect(['js', 'JSON', 'sh', 'yml', 'html', 'cs', 'rb', 'kt', 'brainfuck', '', 'constructor'].map(languageOf)).toEqual(
    ['javascript', 'json', 'bash', 'yaml', 'xml', 'csharp', 'ruby', 'kotlin', 'text', 'text', 'text'],
  );
});
