import type { SqlLanguage } from 'sql-formatter';
import { InputFault } from '../../../faults/input-fault.ts';

interface Input {
  readonly text: string;
  readonly dialect: SqlLanguage;
  readonly indent: '2' | '4' | 'tab';
  readonly keywords: 'preserve' | 'upper' | 'lower';
  readonly blankLines: number;
}

/** SQL with another layout. Comments and the order of words stay. */
export default async function sqlFormat({ text, dialect, indent, keywords, blankLines }: Input) {
  const { format } = await import('sql-formatter');
  try {
    const formatted = format(text, {
      language: dialect,
      tabWidth: indent === '4' ? 4 : 2,
      useTabs: indent === 'tab',
      keywordCase: keywords,
      functionCase: keywords,
      dataTypeCase: keywords,
      linesBetweenQueries: blankLines,
    });
    return { text: formatted };
  } catch (error) {
    throw faultOf(error, text);
  }
}

function faultOf(error: unknown, text: string): unknown {
  if (error instanceof RangeError) return new InputFault('sql_deep', { pointer: '/text' });
  const [, line, column] =
    /^Parse error[\s\S]* at line (\d+) column (\d+)/.exec(error instanceof Error ? error.message : '') ?? [];
  if (line === undefined || column === undefined) return error;
  const before = text.split('\n').slice(0, Number(line) - 1);
  const offset = before.reduce((sum, each) => sum + each.length + 1, 0) + Number(column) - 1;
  return new InputFault('sql_syntax', { pointer: '/text', in: { text, offset } });
}
