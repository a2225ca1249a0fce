/** Formats JSON text with an indent of two spaces. Doesn't parse it, so that numbers keep all digits. */
export function prettyJson(text: string): string {
  let depth = 0;
  const breakLine = () => `\n${'  '.repeat(depth)}`;
  const tokens = text.match(/"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g) ?? [];
  return tokens
    .map((token, index) => {
      const before = tokens[index - 1];
      const isEmpty = (open: string) => before === open;
      switch (token) {
        case '{':
        case '[':
          depth += 1;
          return tokens[index + 1] === '}' || tokens[index + 1] === ']' ? token : token + breakLine();
        case '}':
        case ']':
          depth -= 1;
          return isEmpty('{') || isEmpty('[') ? token : breakLine() + token;
        case ',':
          return token + breakLine();
        case ':':
          return ': ';
        default:
          return token;
      }
    })
    .join('');
}
