import type { Area } from '@apiyard/api/contract/hub/hub';

/** Copy keys of an area's name and purpose. */
export const areaKeys = {
  downloader: { name: 'areas.downloader', purpose: 'areas.downloader.purpose' },
  stalker: { name: 'areas.stalker', purpose: 'areas.stalker.purpose' },
  cekid: { name: 'areas.cekid', purpose: 'areas.cekid.purpose' },
  convert: { name: 'areas.convert', purpose: 'areas.convert.purpose' },
  convertasync: { name: 'areas.convertasync', purpose: 'areas.convertasync.purpose' },
  puzzle: { name: 'areas.puzzle', purpose: 'areas.puzzle.purpose' },
  islami: { name: 'areas.islami', purpose: 'areas.islami.purpose' },
  photoeditor: { name: 'areas.photoeditor', purpose: 'areas.photoeditor.purpose' },
  random: { name: 'areas.random', purpose: 'areas.random.purpose' },
  ai: { name: 'areas.ai', purpose: 'areas.ai.purpose' },
  scrape: { name: 'areas.scrape', purpose: 'areas.scrape.purpose' },
} as const satisfies Record<Area, { name: `areas.${Area}`; purpose: `areas.${Area}.purpose` }>;
