/** Which source file a class of the built CSS comes from. */
import hash from '@emotion/hash';
import { globSync } from 'node:fs';
import { join } from 'node:path';

/** The path of a `.css.ts` from the root of the repository, or null. */
export type SourceOf = (className: string) => string | null;

/**
 * vanilla-extract builds a class from a hash of the package that is built and the file's path from there, and a counter
 * (`generateIdentifier` in `@vanilla-extract/css`). A leading digit gets an underscore.
 */
export function sourcesOf(root: string): SourceOf {
  const files = globSync(['packages/ui/src/**/*.css.ts', 'packages/features/*/src/**/*.css.ts'], { cwd: root });
  const byHash = new Map(files.map((file) => [hash(`@apiyard/storybook${join('../..', file)}`), file]));
  return (className) => {
    const name = className.replace(/^_/, '');
    for (let length = 4; length < name.length; length += 1) {
      const file = byHash.get(name.slice(0, length));
      if (file !== undefined) return file;
    }
    return null;
  };
}
