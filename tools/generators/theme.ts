import type { NewFile } from './new-file.ts';

const themeName = /^([A-Z][A-Z0-9]*)_THEME$/;
const hex = /^#[0-9a-f]{6}$/i;
const listPath = 'packages/ui/src/theme/themes/all.ts';

/**
 * A theme of two brand colours: its token file, and the list of themes with it at the end. Throws a sentence when the
 * name or a colour does not fit, or the list has it already.
 */
export function themeFiles(name: string, colors: readonly string[], list: string): readonly NewFile[] {
  const [, word] = themeName.exec(name) ?? [];
  if (word === undefined) throw new Error(`'${name}' is no name of a theme. Write it as in 'LIME_THEME'.`);
  const [primary, secondary = primary] = colors;
  const wrong = [primary, secondary].find((color) => color === undefined || !hex.test(color));
  if (primary === undefined || secondary === undefined || wrong !== undefined)
    throw new Error(`'${wrong ?? ''}' is no colour. Write it as in '#84cc16'; the second one may be left out.`);
  const variable = word.toLowerCase();
  if (list.includes(`${name}:`)) throw new Error(`${name} stands already. Nothing was changed.`);
  const text = `import { roleFrom } from '../role-from.ts';
import type { ThemeTokens } from '../tokens.ts';

export const ${variable}: ThemeTokens = {
  primary: roleFrom('${primary.toLowerCase()}'),
  secondary: roleFrom('${secondary.toLowerCase()}'),
};
`;
  return [
    { path: `packages/ui/src/theme/themes/${variable}.ts`, text },
    { path: listPath, text: listed(list, name, variable), replaces: true },
  ];
}

function listed(list: string, name: string, variable: string): string {
  const lines = list.split('\n');
  const lastImport = lines.findLastIndex((line) => line.startsWith('import '));
  const end = lines.findIndex((line) => line.startsWith('} satisfies'));
  if (lastImport === -1 || end === -1)
    throw new Error(`${listPath} is not written as expected: list the theme there by hand.`);
  return lines
    .toSpliced(end, 0, `  ${name}: ${variable},`)
    .toSpliced(lastImport + 1, 0, `import { ${variable} } from './${variable}.ts';`)
    .join('\n');
}
