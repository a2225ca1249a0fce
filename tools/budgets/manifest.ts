/** What a page makes the browser fetch, read from Vite's manifest. */

export interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly isDynamicEntry?: boolean;
  /** Keys of chunks that load with it. */
  readonly imports?: readonly string[];
  /** Keys of dynamically imported chunks. */
  readonly dynamicImports?: readonly string[];
}

export type Manifest = Readonly<Record<string, Chunk>>;

/** The entry of every page, and the frame with sidebar and header that most of them use. */
const frame = ['index.html', 'src/layouts/FullLayout/FullLayout.tsx'];
/** Each feature's texts: one file per language, loaded in parallel with the route. English is measured for all. */
const texts = /\/copy\/en\.ts$/;
/** Texts that belong to no single route. */
const commonTexts = /(?:\/(?:kit\/src|shell\/src)\/copy|\/ui\/src\/labels)\/en\.ts$/;
const routeModule = /^(.*\/features\/(\w+)\/src(?:\/[\w-]+)*)\/([^/]+)\.route\.tsx?$/;

export interface RouteFiles {
  /** `hub/dashboard`: the feature's package and the route's own name. */
  readonly name: string;
  readonly files: readonly string[];
}

/** Scripts that every page loads. */
export function shellFiles(manifest: Manifest): readonly string[] {
  return filesOf(manifest, [...frame, ...Object.keys(manifest).filter((key) => commonTexts.test(key))]);
}

/** Each route with the scripts that it needs in addition to the shell's. */
export function routeFiles(manifest: Manifest): readonly RouteFiles[] {
  const shell = new Set(shellFiles(manifest));
  return Object.keys(manifest).flatMap((key) => {
    const [, folder, feature, route] = routeModule.exec(key) ?? [];
    if (folder === undefined || feature === undefined || route === undefined) return [];
    const ownTexts = Object.keys(manifest).filter((other) => texts.test(other) && other.startsWith(`${folder}/copy/`));
    return [
      { name: `${feature}/${route}`, files: filesOf(manifest, [key, ...ownTexts]).filter((file) => !shell.has(file)) },
    ];
  });
}

function filesOf(manifest: Manifest, keys: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The manifest of the web app has no '${key}'.`);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const key of keys) visit(key);
  return [...seen].flatMap((key) => manifest[key]?.file ?? []).filter((file) => file.endsWith('.js'));
}
