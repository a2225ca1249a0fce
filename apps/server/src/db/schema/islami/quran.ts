/** Where people read the Quran last. */
export interface QuranPositionTable {
  person_id: string;
  /** The query of the page's address, such as `surah=2`. */
  position: string;
  read_at: number;
}

/** Verses that people bookmarked. */
export interface QuranBookmarkTable {
  person_id: string;
  /** Its number through all surahs. */
  verse: number;
}
