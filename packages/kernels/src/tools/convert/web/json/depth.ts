/** How deep the brackets of a JSON text are nested, to refuse it before a recursive parser runs out of stack. */
export function jsonDepth(text: string): number {
  let depth = 0;
  let deepest = 0;
  let isString = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (isString && character === '\\') at += 1;
    else if (character === '"') isString = !isString;
    else if (!isString && (character === '{' || character === '[')) deepest = Math.max(deepest, (depth += 1));
    else if (!isString && (character === '}' || character === ']')) depth -= 1;
  }
  return deepest;
}
