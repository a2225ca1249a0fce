const token =
  /\s*(?:([{}[\],:])|("(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])|true\b|false\b|null\b))/y;

/** Line and column, from 1, where a text stops being JSON (RFC 8259). JavaScript engines report it differently or not at all. */
export function syntaxPlace(text: string): { line: number; column: number } {
  const before = text.slice(0, stopOf(text)).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** Offset of the first unexpected token. */
function stopOf(text: string): number {
  const open: ('{' | '[')[] = [];
  let expected: 'value' | 'value or ]' | 'name' | 'name or }' | ':' | 'next' = 'value';
  let at = 0;
  for (;;) {
    token.lastIndex = at;
    const found = token.exec(text);
    const start = at + (/^\s*/.exec(text.slice(at))?.[0].length ?? 0);
    if (!found) return start;
    const [whole, sign, string] = found;
    at += whole.length;
    const inside: '{' | '[' | undefined = open.at(-1);
    if (expected === 'value' || expected === 'value or ]') {
      if (sign === '{' || sign === '[') {
        open.push(sign);
        expected = sign === '{' ? 'name or }' : 'value or ]';
      } else if (sign === ']' && expected === 'value or ]') {
        open.pop();
        expected = 'next';
      } else if (sign) return start;
      else expected = 'next';
    } else if (expected === 'name' || expected === 'name or }') {
      if (string) expected = ':';
      else if (sign === '}' && expected === 'name or }') {
        open.pop();
        expected = 'next';
      } else return start;
    } else if (expected === ':') {
      if (sign !== ':') return start;
      expected = 'value';
    } else if (sign === ',' && inside) expected = inside === '{' ? 'name' : 'value';
    else if ((sign === '}' && inside === '{') || (sign === ']' && inside === '[')) open.pop();
    else return start;
  }
}
