/** The tables `quran_position` and `quran_bookmark`. */
import type { QuranReading } from '@apiyard/api/contract/accounts/quran-reading';
import type { Connection } from '../../db/database.ts';

export async function findReading(db: Connection, personId: string): Promise<QuranReading> {
  const place = await db
    .selectFrom('quran_position')
    .select('position')
    .where('person_id', '=', personId)
    .executeTakeFirst();
  const bookmarks = await db
    .selectFrom('quran_bookmark')
    .select('verse')
    .where('person_id', '=', personId)
    .orderBy('verse')
    .execute();
  return { position: place?.position ?? null, bookmarks: bookmarks.map(({ verse }) => verse) };
}

/** In one statement, so that of two devices the one that read later wins. */
export async function savePosition(
  db: Connection,
  personId: string,
  position: string,
  readAtMs: number,
): Promise<void> {
  await db
    .insertInto('quran_position')
    .values({ person_id: personId, position, read_at: readAtMs })
    .onConflict((conflict) =>
      conflict
        .column('person_id')
        .doUpdateSet({ position, read_at: readAtMs })
        .where('quran_position.read_at', '<', readAtMs),
    )
    .execute();
}

/** Rows of one statement: engines limit its parameters. */
const batchMax = 500;

function batchesOf(verses: readonly number[]): readonly number[][] {
  const all = [...new Set(verses)];
  return Array.from({ length: Math.ceil(all.length / batchMax) }, (_, at) =>
    all.slice(at * batchMax, (at + 1) * batchMax),
  );
}

export async function addBookmarks(db: Connection, personId: string, verses: readonly number[]): Promise<void> {
  for (const batch of batchesOf(verses))
    await db
      .insertInto('quran_bookmark')
      .values(batch.map((verse) => ({ person_id: personId, verse })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

export async function removeBookmarks(db: Connection, personId: string, verses: readonly number[]): Promise<void> {
  for (const batch of batchesOf(verses))
    await db.deleteFrom('quran_bookmark').where('person_id', '=', personId).where('verse', 'in', batch).execute();
}
