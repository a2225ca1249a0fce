import type { NewFile, ReadFile } from './new-file.ts';
import { withLines } from './new-file.ts';

const themeName = /^([A-Z][A-Z0-9]*)_THEME$/;
const hex = /^#[0-9a-f]{6}$/i;
const listPath = 'packages/ui/src/theme/themes/all.ts';

/**
 * A theme of two brand colours: its token file, and the list of themes with it at the end. Throws a sentence when the
 * name or a colour does not fit, or the list has it already.
 */
export function themeFiles(name: string, colors: readonly string[], read: ReadFile): readonly NewFile[] {
  const [, word] = themeName.exec(name) ?? [];
  if (word === undefined) throw new Error(`'${name}' is no name of a theme. Write it as in 'LIME_THEME'.`);
  const [primary, secondary = primary] = colors;
  const wrong = [primary, secondary].find((color) => color === undefined || !hex.test(color));
  if (primary === undefined || secondary === undefined || wrong !== undefined)
    throw new Error(`'${wrong ?? ''}' is no colour. Write it as in '#84cc16'; the second one may be left out.`);
  const variable = word.toLowerCase();
  if (read(listPath).includes(`${name}:`)) throw new Error(`${name} already exists. Nothing was changed.`);
  const text = `import { roleFrom } from '../role-from.ts';
import type { ThemeTokens } from '../tokens.ts';

export const ${variable}: ThemeTokens = {
  primary: roleFrom('${primary.toLowerCase()}'),
  secondary: roleFrom('${secondary.toLowerCase()}'),
};
`;
  return [
    { path: `packages/ui/src/theme/themes/${variable}.ts`, text },
    withLines(read, listPath, [
      { after: /^import /, line: `import { ${variable} } from './${variable}.ts';` },
      { before: /^\} satisfies/, line: `  ${name}: ${variable},` },
    ]),
  ];
}
