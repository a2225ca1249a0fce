/** The gallery of the first start; `tools/content-pictures` draws its files. */

interface SamplePicture {
  /** In `pictures/`. */
  readonly file: string;
  readonly name: string;
  readonly at: string;
}

export const pictures: readonly SamplePicture[] = [
  { file: 'yard-morning.svg', name: 'The yard in the morning', at: '2026-11-19T06:30:00Z' },
  { file: 'pattern-waves.svg', name: 'Ten tides', at: '2026-11-17T12:00:00Z' },
  { file: 'yard-winter.svg', name: 'First snow', at: '2026-11-14T07:40:00Z' },
  { file: 'pattern-tiles.svg', name: 'One tile, turned by chance', at: '2026-11-10T15:20:00Z' },
  { file: 'pattern-network.svg', name: 'Places near each other', at: '2026-11-07T18:10:00Z' },
  { file: 'yard-evening.svg', name: 'The yard in the evening', at: '2026-11-03T16:45:00Z' },
  { file: 'pattern-hexagons.svg', name: 'From night to day', at: '2026-10-31T11:00:00Z' },
  { file: 'pattern-halftone.svg', name: 'Two lamps', at: '2026-10-27T20:05:00Z' },
  { file: 'yard-noon.svg', name: 'The yard at noon', at: '2026-10-23T12:00:00Z' },
  { file: 'pattern-contours.svg', name: 'A hill from above', at: '2026-10-19T09:15:00Z' },
  { file: 'pattern-weave.svg', name: 'Over and under', at: '2026-10-13T14:30:00Z' },
  { file: 'yard-night.svg', name: 'The yard at night', at: '2026-10-09T21:50:00Z' },
];
