import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { themeNames } from '@apiyard/ui/theme/themes/all';
import { listTokens } from '@apiyard/ui/theme/token-list';

const source = fileURLToPath(new URL('../../../packages/ui/src', import.meta.url));

const runFile = promisify(execFile);
let printed: Promise<ReadonlyMap<string, readonly string[]>> | undefined;

/** The variables of each style sheet, by its path under `packages/ui/src`. */
function variablesOfSheets(): Promise<ReadonlyMap<string, readonly string[]>> {
  printed ??= runFile(process.execPath, [fileURLToPath(new URL('print-tokens.ts', import.meta.url))], {
    maxBuffer: 16 * 1024 * 1024,
  }).then(({ stdout }) => new Map(Object.entries(JSON.parse(stdout) as Record<string, string[]>)));
  return printed;
}

/**
 * The style sheets of a component: its own, those that they build on, and those of shared parts. Other components that
 * it shows have a page of their own.
 */
async function sheetsOf(name: string): Promise<ReadonlySet<string>> {
  const folder = `components/${name}`;
  const seen = new Set<string>();
  const sheets = new Set<string>();
  const visit = async (path: string): Promise<void> => {
    if (seen.has(path)) return;
    seen.add(path);
    if (path.endsWith('.css.ts')) sheets.add(path);
    const text = await readFile(join(source, path), 'utf8');
    // Types bring no styles.
    for (const [, to = ''] of text.matchAll(/(?:^import (?!type\b)[^;]*? from |\bimport\()'(\.[^']+\.tsx?)'/gm)) {
      const next = join(dirname(path), to);
      const isOther = next.startsWith('components/') && !next.startsWith(`${folder}/`);
      if (!isOther || next.endsWith('.css.ts')) await visit(next);
    }
  };
  await visit(`${folder}/${name}.tsx`);
  return sheets;
}

/** The tokens that the styles of a component use, in the order of `vars`. */
export async function tokensOf(name: string): Promise<readonly string[]> {
  const variables = await variablesOfSheets();
  const used = new Set([...(await sheetsOf(name))].flatMap((sheet) => variables.get(sheet) ?? []));
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
