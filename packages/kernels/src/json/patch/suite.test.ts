import fc from 'fast-check';
import specTests from 'json-patch-test-suite/spec_tests.json' with { type: 'json' };
import moreTests from 'json-patch-test-suite/tests.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { InputFault } from '../../faults/input-fault.ts';
import { isSame } from '../equal.ts';
import { readJson } from '../read.ts';
import type { JsonValue } from '../value.ts';
import { writeJson } from '../write.ts';
import { diff } from './diff.ts';
import { applyMergePatch } from './merge-patch.ts';
import { applyPatch } from './patch.ts';

interface Case {
  readonly comment?: string;
  readonly doc?: unknown;
  readonly patch?: unknown;
  readonly expected?: unknown;
  readonly error?: string;
  readonly disabled?: boolean;
}

const exact = (value: unknown): JsonValue => readJson(JSON.stringify(value), { pointer: '' });
const plain = (value: JsonValue): unknown => JSON.parse(writeJson(value, { indent: '' }));

function patched(doc: unknown, patch: unknown): unknown {
  try {
    return { value: plain(applyPatch(exact(doc), exact(patch), '/patch')) };
  } catch (error) {
    if (error instanceof InputFault) return error.code;
    throw error;
  }
}

describe('applyPatch', () => {
  it('agrees with the 91 official tests', () => {
    const cases = [...(specTests as readonly Case[]), ...(moreTests as readonly Case[])].filter(
      (test) => test.disabled !== true && test.patch !== undefined,
    );
    const wrong: unknown[] = [];
    for (const { comment, doc, patch, expected, error } of cases) {
      const actual = patched(doc, patch);
      const isRight =
        error === undefined
          ? expected === undefined
            ? typeof actual === 'object'
            : isSame(exact(actual), exact({ value: expected }))
          : typeof actual === 'string';
      if (!isRight) wrong.push({ comment, patch, expected, error, actual });
    }
    expect(wrong).toEqual([]);
    expect(cases).toHaveLength(91);
  });
});

/** RFC 7396, appendix A. */
const mergeCases: readonly [document: unknown, patch: unknown, result: unknown][] = [
  [{ a: 'b' }, { a: 'c' }, { a: 'c' }],
  [{ a: 'b' }, { b: 'c' }, { a: 'b', b: 'c' }],
  [{ a: 'b' }, { a: null }, {}],
  [{ a: 'b', b: 'c' }, { a: null }, { b: 'c' }],
  [{ a: ['b'] }, { a: 'c' }, { a: 'c' }],
  [{ a: 'c' }, { a: ['b'] }, { a: ['b'] }],
  [{ a: { b: 'c' } }, { a: { b: 'd', c: null } }, { a: { b: 'd' } }],
  [{ a: [{ b: 'c' }] }, { a: [1] }, { a: [1] }],
  [
    ['a', 'b'],
    ['c', 'd'],
    ['c', 'd'],
  ],
  [{ a: 'b' }, ['c'], ['c']],
  [{ a: 'foo' }, null, null],
  [{ a: 'foo' }, 'bar', 'bar'],
  [{ e: null }, { a: 1 }, { e: null, a: 1 }],
  [[1, 2], { a: 'b', c: null }, { a: 'b' }],
  [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
];

describe('applyMergePatch', () => {
  it.each(mergeCases)('merges %j and %j', (document, patch, result) => {
    expect(plain(applyMergePatch(exact(document), exact(patch)))).toEqual(result);
  });
});

const value = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, true, 1, 2, 'a', ''),
    fc.array(tie('value'), { maxLength: 5 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'a/b', '~', '__proto__', ''), tie('value'), { maxKeys: 4 }),
  ),
})).value;

describe('diff', () => {
  it('gives a patch that makes the first value the second', () => {
    fc.assert(
      fc.property(value, value, (before, after) => {
        const { patch } = diff(exact(before), exact(after));
        expect(isSame(applyPatch(exact(before), patch, ''), exact(after))).toBe(true);
      }),
    );
  });

  it('finds nothing between a value and itself', () => {
    fc.assert(
      fc.property(value, (same) => {
        expect(diff(exact(same), exact(same))).toMatchObject({ differences: [], patch: [], lostNulls: [] });
      }),
    );
  });

  it('gives a merge patch that makes the first value the second, unless that has a new null', () => {
    fc.assert(
      fc.property(value, value, (before, after) => {
        const { mergePatch, lostNulls } = diff(exact(before), exact(after));
        const merged = applyMergePatch(exact(before), mergePatch);
        expect(isSame(merged, exact(after)) || lostNulls.length > 0).toBe(true);
      }),
    );
  });
});
