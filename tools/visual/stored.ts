/** The pictures in the repository: one folder for each browser and platform. */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Bitmap } from './bitmap.ts';
import { readPng, writePng } from './bitmap.ts';

export interface StoredPictures {
  readonly folder: string;
  /** Whether any pictures are stored for this browser and platform. */
  readonly exist: boolean;
  names(): readonly string[];
  /** Null if none is stored. Throws a descriptive error if the file is not a picture. */
  read(name: string): Bitmap | null;
  write(name: string, bitmap: Bitmap): void;
  remove(name: string): void;
}

const ending = '.png';

export function storedPictures(folder: string): StoredPictures {
  const pathOf = (name: string) => join(folder, `${name}${ending}`);
  return {
    folder,
    exist: existsSync(folder),
    names: () =>
      existsSync(folder)
        ? readdirSync(folder)
            .filter((file) => file.endsWith(ending))
            .map((file) => file.slice(0, -ending.length))
        : [],
    read(name) {
      if (!existsSync(pathOf(name))) return null;
      try {
        return readPng(readFileSync(pathOf(name)));
      } catch (error) {
        throw new Error(`${pathOf(name)} is not a readable PNG. Take it again: pnpm test:visual --update ${name}`, {
          cause: error,
        });
      }
    },
    write(name, bitmap) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(pathOf(name), writePng(bitmap));
    },
    remove: (name) => rmSync(pathOf(name)),
  };
}
