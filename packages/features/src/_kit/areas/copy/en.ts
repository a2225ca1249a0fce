import names from './names/en.ts';

export default {
  ...names,
  'areas.downloader.purpose': 'Fetch what a public address holds, ready to keep.',
  'areas.stalker.purpose': 'What public profiles show to everybody, as data.',
  'areas.cekid.purpose': 'The nickname behind a player number, before you pay for the wrong account.',
  'areas.convert.purpose': 'Data, texts and files from one form into another, while you wait.',
  'areas.convertasync.purpose': 'Conversions that take longer: hand them in, fetch them later.',
  'areas.puzzle.purpose': 'Puzzles made to a level, solved, and checked step by step.',
  'areas.islami.purpose': 'Prayer times, the Hijri calendar and texts with their sources.',
  'areas.photoeditor.purpose': 'Crop, resize and mend pictures by a call.',
  'areas.random.purpose': 'Identifiers, codes, passwords and other things made by chance.',
  'areas.ai.purpose': 'Language models for everyday tasks, behind one kind of call.',
  'areas.scrape.purpose': 'Pages of other sites as clean data, defined by the people who run this yard.',
} as const;
