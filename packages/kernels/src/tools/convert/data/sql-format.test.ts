import { describe, expect, it } from 'vitest';
import sqlFormat from './sql-format.ts';

const style = { dialect: 'sql', indent: '2', keywords: 'preserve', blankLines: 1 } as const;

describe('sqlFormat', () => {
  it('formats statements and keeps comments', async () => {
    expect(
      await sqlFormat({
        ...style,
        text: "select a from t where x='1' -- c\n and y=2;delete from t",
        keywords: 'upper',
      }),
    ).toEqual({
      text: "SELECT\n  a\nFROM\n  t\nWHERE\n  x = '1' -- c\n  AND y = 2;\n\nDELETE FROM t",
    });
  });

  it('follows the style', async () => {
    expect(
      await sqlFormat({ ...style, text: 'SELECT A;SELECT B', indent: 'tab', keywords: 'lower', blankLines: 0 }),
    ).toEqual({ text: 'select\n\tA;\nselect\n\tB' });
    expect(await sqlFormat({ ...style, text: 'select a', indent: '4' })).toEqual({ text: 'select\n    a' });
  });

  it.each([
    ['postgresql', "select data->>'a' from t", "select\n  data ->> 'a'\nfrom\n  t"],
    ['mysql', 'select `a b` from t', 'select\n  `a b`\nfrom\n  t'],
    ['transactsql', 'select [a b] from t', 'select\n  [a b]\nfrom\n  t'],
  ] as const)('reads %s', async (dialect, text, expected) => {
    expect(await sqlFormat({ ...style, dialect, text })).toEqual({ text: expected });
  });

  it('gives the place of what it cannot read', async () => {
    await expect(sqlFormat({ ...style, text: "select\n  'a" })).rejects.toMatchObject({
      code: 'sql_syntax',
      place: { line: 2, column: 3 },
    });
    await expect(sqlFormat({ ...style, text: 'select (a' })).rejects.toMatchObject({ code: 'sql_syntax' });
  });

  it('rejects deep nesting', async () => {
    const text = `select ${'('.repeat(3000)}1${')'.repeat(3000)}`;
    await expect(sqlFormat({ ...style, text })).rejects.toMatchObject({ code: 'sql_deep' });
  });
});
