import { describe, expect, it } from 'vitest';
import jmespath from './jmespath.ts';

const run = (text: string, query: string) => jmespath({ text, query });

describe('jmespath', () => {
  it('keeps numbers that it does not compute', () => {
    expect(run('[{"n":9007199254740993},{"n":0.10}]', '[].n')).toEqual({
      text: '[\n  9007199254740993,\n  0.10\n]',
      type: 'array',
      notes: [],
    });
    expect(run('[9007199254740993, 9007199254740992]', 'max(@)').text).toBe('9007199254740993');
  });

  it('sorts by characters and by numbers', () => {
    expect(run('["🌱","\ufb33","a","ab"]', 'sort(@)').text).toBe('[\n  "a",\n  "ab",\n  "\ufb33",\n  "🌱"\n]');
    expect(run('[{"k":2},{"k":1}]', 'sort_by(@, &k)[0].k').text).toBe('1');
  });

  it('notes duplicate keys and reads __proto__', () => {
    expect(run('{"__proto__":1,"__proto__":2}', '__proto__')).toMatchObject({
      text: '2',
      type: 'number',
      notes: [{ code: 'duplicate_key' }],
    });
  });

  it.each([
    ['a..b', 'jmespath_syntax', 1, 3],
    ['a b', 'jmespath_syntax', 1, 3],
    ['a[', 'jmespath_syntax', 1, 3],
    ['#', 'jmespath_syntax', 1, 1],
    ['length(a,)', 'jmespath_syntax', 1, 10],
    ["a == 'x", 'jmespath_open', 1, 6],
    ['`{a}`', 'jmespath_literal', 1, 1],
    ['@[::0]', 'jmespath_step', 1, 3],
    ['foo(@)', 'jmespath_function', 1, 1],
    ['__proto__(@)', 'jmespath_function', 1, 1],
    ['length()', 'jmespath_arity', 1, 1],
    ['abs(`"x"`)', 'jmespath_type', 1, 1],
    ['sort_by(@, `1`)', 'jmespath_type', 1, 1],
    ['max_by(@, &a)', 'jmespath_type', 1, 1],
    [`${'('.repeat(301)}a`, 'jmespath_deep', 1, 301],
  ])('rejects %j', (query, code, line, column) => {
    expect(() => run('[1]', query)).toThrow(
      expect.objectContaining({ code, pointer: '/query', place: { line, column } }),
    );
  });

  it('names the function and its types', () => {
    expect(() => run('1', 'join(@, @)')).toThrow(
      expect.objectContaining({ values: { name: 'join', expected: 'string', actual: 'number' } }),
    );
  });

  it.each([
    `[@,@]${'|[@,@]'.repeat(40)}`,
    `[@,@]${'|[@,@][]'.repeat(40)}`,
    `'${'x'.repeat(100)}'${" | join('', [@,@])".repeat(40)}`,
  ])('stops results that double %#', (query) => {
    expect(() => run('"0123456789"', query)).toThrow(expect.objectContaining({ code: 'result_size' }));
  });
});
