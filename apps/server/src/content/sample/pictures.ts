/** The gallery of the first start; `tools/content-pictures` draws its files. */

interface SamplePicture {
  /** In `pictures/`. */
  readonly file: string;
  readonly name: string;
  readonly at: string;
}

export const pictures: readonly SamplePicture[] = [
  { file: 'yard-morning.svg', name: 'Morning', at: '2026-11-19T06:30:00Z' },
  { file: 'pattern-waves.svg', name: 'Waves', at: '2026-11-17T12:00:00Z' },
  { file: 'yard-winter.svg', name: 'Winter', at: '2026-11-14T07:40:00Z' },
  { file: 'pattern-tiles.svg', name: 'Tiles', at: '2026-11-10T15:20:00Z' },
  { file: 'pattern-network.svg', name: 'Network', at: '2026-11-07T18:10:00Z' },
  { file: 'yard-evening.svg', name: 'Evening', at: '2026-11-03T16:45:00Z' },
  { file: 'pattern-hexagons.svg', name: 'Hexagons', at: '2026-10-31T11:00:00Z' },
  { file: 'pattern-halftone.svg', name: 'Halftone', at: '2026-10-27T20:05:00Z' },
  { file: 'yard-noon.svg', name: 'Noon', at: '2026-10-23T12:00:00Z' },
  { file: 'pattern-contours.svg', name: 'Contours', at: '2026-10-19T09:15:00Z' },
  { file: 'pattern-weave.svg', name: 'Weave', at: '2026-10-13T14:30:00Z' },
  { file: 'yard-night.svg', name: 'Night', at: '2026-10-09T21:50:00Z' },
];
