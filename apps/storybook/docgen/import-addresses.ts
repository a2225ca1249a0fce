import { dirname, join } from 'node:path';

/** How a module that a stories file imports is imported elsewhere: components by the name of their package. */
export function addressOf(specifier: string, path: string): string {
  if (!specifier.startsWith('.')) return specifier;
  const file = join(dirname(path), specifier).replaceAll('\\', '/');
  const [, component, own] = /packages\/ui\/src\/components\/(\w+)\/(\w+)\.tsx$/.exec(file) ?? [];
  if (component !== undefined && component === own) return `@apiyard/ui/${component}`;
  const story = /packages\/ui\/src\/(story\/.*)\.(tsx?)$/.exec(file);
  if (story !== null) return `@apiyard/ui/${story[1]}${story[2] === 'ts' ? '.ts' : ''}`;
  return specifier;
}
