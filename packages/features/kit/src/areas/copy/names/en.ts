/** What the areas are called: among the texts of the areas, and of the shell, which every page starts with. */
export default {
  'areas.downloader': 'Downloader',
  'areas.stalker': 'Profiles',
  'areas.cekid': 'Game IDs',
  'areas.convert': 'Convert',
  'areas.convertasync': 'Batch convert',
  'areas.puzzle': 'Puzzles',
  'areas.islami': 'Islamic',
  'areas.photoeditor': 'Photo editor',
  'areas.random': 'Random',
  'areas.ai': 'AI',
  'areas.scrape': 'Scrapers',
} as const;
