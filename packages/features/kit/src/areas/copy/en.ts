import names from './names/en.ts';

export default {
  ...names,
  'areas.downloader.purpose': 'Download content from public links.',
  'areas.stalker.purpose': 'Look up public profiles and get the data.',
  'areas.cekid.purpose': 'Check the nickname for a player ID before you pay.',
  'areas.convert.purpose': 'Convert data, text and files from one format to another.',
  'areas.convertasync.purpose': 'Longer conversions that run in the background.',
  'areas.puzzle.purpose': 'Generate, solve and check puzzles by level.',
  'areas.islami.purpose': 'Prayer times, the Hijri calendar and texts with sources.',
  'areas.photoeditor.purpose': 'Crop, resize and retouch images.',
  'areas.random.purpose': 'Generate random IDs, codes, passwords and more.',
  'areas.ai.purpose': 'Detect languages, summarise text, find keywords and mask personal data.',
  'areas.scrape.purpose': 'Clean data from other websites, set up by this site’s admins.',
} as const;
