import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { themeNames } from '@apiyard/ui/theme/themes/all';
import { listTokens } from '@apiyard/ui/theme/token-list';
import type { SheetVariables } from './print-tokens.ts';

const source = fileURLToPath(new URL('../../../packages/ui/src', import.meta.url));

const runFile = promisify(execFile);
let printed: Promise<ReadonlyMap<string, SheetVariables>> | undefined;

/** The variables of each style sheet, by its path under `packages/ui/src`. */
function variablesOfSheets(): Promise<ReadonlyMap<string, SheetVariables>> {
  printed ??= runFile(process.execPath, [fileURLToPath(new URL('print-tokens.ts', import.meta.url))], {
    maxBuffer: 16 * 1024 * 1024,
  }).then(({ stdout }) => new Map(Object.entries(JSON.parse(stdout) as Record<string, SheetVariables>)));
  return printed;
}

const importPattern = /(?:^import (?!type\b)(?:\{([^}]*)\} from )?|\bimport\()'(\.[^']+\.tsx?)'/gm;

/**
 * The variables in a component's own style sheets, and in what it takes from others. Other components that it contains
 * have a page of their own.
 */
async function variablesOf(component: string): Promise<ReadonlySet<string>> {
  const sheets = await variablesOfSheets();
  const folder = `components/${component}/`;
  const seen = new Set<string>();
  const used = new Set<string>();
  const visit = async (path: string): Promise<void> => {
    if (seen.has(path)) return;
    seen.add(path);
    // Types bring no styles.
    for (const [, list = '', to = ''] of (await readFile(join(source, path), 'utf8')).matchAll(importPattern)) {
      const next = join(dirname(path), to);
      const sheet = sheets.get(next);
      if (sheet !== undefined) {
        const names = list.split(',').map((each) => each.trim().split(' as ')[0] ?? '');
        const taken = names.flatMap((name) => sheet.exports[name] ?? []);
        const all = next.startsWith(folder) ? [...sheet.own, ...Object.values(sheet.exports).flat()] : taken;
        for (const name of all) used.add(name);
      } else if (!next.startsWith('components/') || next.startsWith(folder)) await visit(next);
    }
  };
  await visit(`${folder}${component}.tsx`);
  return used;
}

/** The tokens that the styles of a component use, in the order of `vars`. */
export async function tokensOf(name: string): Promise<readonly string[]> {
  const used = await variablesOf(name);
  return listTokens('BLUE_THEME')
    .map(({ path }) => path)
    .filter((path) => used.has(variable(path)));
}

/** As `contract.css.ts` names it: a dot inside of a key, as in `0.5`, is an underscore. */
function variable(path: string): string {
  return `apiyard-${path.replace(/(\d)\.(\d)/g, '$1_$2').replaceAll('.', '-')}`;
}

/** Every value of a token in any theme and mode. */
export function valuesInThemes(): readonly string[] {
  return [...new Set(themeNames.flatMap((name) => listTokens(name).flatMap(({ light, dark }) => [light, dark])))];
}
