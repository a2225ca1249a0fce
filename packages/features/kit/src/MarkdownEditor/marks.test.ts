import { expect, test } from 'vitest';
import type { Mark } from './marks.ts';
import { marked } from './marks.ts';

/** `[` and `]` mark the selection, `|` the caret. */
function press(mark: Mark, drawn: string): string {
  const start = drawn.search(/[«|]/);
  const end = drawn.includes('»') ? drawn.indexOf('»') - 1 : start;
  const text = drawn.replaceAll(/[«»|]/g, '');
  const { from, to, insert, start: nextStart, end: nextEnd } = marked(mark, { text, start, end });
  const next = text.slice(0, from) + insert + text.slice(to);
  const inside = nextStart === nextEnd ? '|' : `«${next.slice(nextStart, nextEnd)}»`;
  return next.slice(0, nextStart) + inside + next.slice(nextEnd);
}

test('toggles bold and italic around the selection', () => {
  expect(press('bold', 'a «word» here')).toBe('a **«word»** here');
  expect(press('bold', 'a **«word»** here')).toBe('a «word» here');
  expect(press('italic', 'a «word» here')).toBe('a *«word»* here');
  expect(press('italic', 'a *«word»* here')).toBe('a «word» here');
  expect(press('bold', 'a | here')).toBe('a **|** here');
});

test('combines bold and italic on the same words', () => {
  expect(press('italic', '**«word»**')).toBe('***«word»***');
  expect(press('italic', '***«word»***')).toBe('**«word»**');
  expect(press('bold', '***«word»***')).toBe('*«word»*');
  expect(press('bold', '*«word»*')).toBe('***«word»***');
});

test('keeps spaces at the edges of a selection outside the marks', () => {
  expect(press('bold', 'a« word »here')).toBe('a **«word»** here');
  expect(press('link', 'see« docs »now')).toBe('see [docs](«https://») now');
});

test('selects the address of a new link, or its text when an address was selected', () => {
  expect(press('link', 'see «the docs»')).toBe('see [the docs](«https://»)');
  expect(press('link', 'see «https://example.org/a»')).toBe('see [|](https://example.org/a)');
  expect(press('link', 'see «/hub»')).toBe('see [|](/hub)');
  expect(press('link', '|')).toBe('[](«https://»)');
});

test('code is a span within a line and a block over several lines', () => {
  expect(press('code', 'call «GET»')).toBe('call `«GET»`');
  expect(press('code', 'call `«GET»`')).toBe('call «GET»');
  expect(press('code', 'before\na «b\nc» d\nafter')).toBe('before\n```\n«a b\nc d»\n```\nafter');
});

test('toggles headings, lists and quotes on whole lines', () => {
  expect(press('heading', 'one\nt|wo\nthree')).toBe('one\n## two|\nthree');
  expect(press('heading', '# o|ne')).toBe('one|');
  expect(press('list', '«one\n\ntwo»')).toBe('«- one\n\n- two»');
  expect(press('list', '«- one\n\n- two»')).toBe('«one\n\ntwo»');
  expect(press('numbers', 'x\n«one\ntwo»\ny')).toBe('x\n«1. one\n2. two»\ny');
  expect(press('numbers', '«1. one\n2) two»')).toBe('«one\ntwo»');
  expect(press('quote', '|')).toBe('> |');
  expect(press('quote', 'a\n\n|')).toBe('a\n\n> |');
});

test('a selection that ends after a line break does not reach into the next line', () => {
  expect(press('list', '«one\n»two')).toBe('- one|\ntwo');
});
