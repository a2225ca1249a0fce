import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { fieldIssues } from './field-issues.ts';

const issue = (pointer: string) => ({ pointer, code: 'custom', detail: 'Wrong.' });

it('shows an issue at the field of its longest pointer, else at the one of its name', () => {
  const at = { '/maintenance': 'isOn', '/maintenance/message/en': 'english' };
  const fields = ['name', 'isOn', 'english'];
  const shown = (pointer: string) => Object.keys(fieldIssues([issue(pointer)], fields, at));
  expect(
    ['/name', '/maintenance/message/en', '/maintenance/message/enough', '/maintenance/until', '/other', ''].map(shown),
  ).toEqual([['name'], ['english'], ['isOn'], ['isOn'], [], []]);
});

it('maps issues of the browser in the same way, and names what is missing', () => {
  const input = z.object({ until: z.nullable(z.string()), code: z.int(), days: z.array(z.int()) });
  const { error } = input.safeParse({ code: null, days: [1, 'two'] }, { reportInput: true });
  expect(fieldIssues(error?.issues ?? [], ['end', 'code', 'second'], { '/until': 'end', '/days/1': 'second' })).toEqual(
    {
      end: { code: 'missing' },
      code: { code: 'missing' },
      second: { code: 'invalid_type', entry: 1 },
    },
  );
});

it('keeps the most decimals of a number, which the message of the field has', () => {
  const price = z
    .number()
    .check(z.refine(() => false, { error: 'Use at most 2 decimals.', params: { decimalsMax: 2 } }));
  const { error } = z.object({ price }).safeParse({ price: 1.234 });
  expect(fieldIssues(error?.issues ?? [], ['price'])).toEqual({ price: { code: 'custom', decimalsMax: 2 } });
});
