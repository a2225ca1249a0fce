/** The parts of the text, each loaded with the first verse of it that is shown. */
interface Part {
  readonly default: { readonly verses: readonly string[] };
}

export const loadPart: readonly (() => Promise<Part>)[] = [
  () => import('./text/part-01.json', { with: { type: 'json' } }),
  () => import('./text/part-02.json', { with: { type: 'json' } }),
  () => import('./text/part-03.json', { with: { type: 'json' } }),
  () => import('./text/part-04.json', { with: { type: 'json' } }),
  () => import('./text/part-05.json', { with: { type: 'json' } }),
  () => import('./text/part-06.json', { with: { type: 'json' } }),
  () => import('./text/part-07.json', { with: { type: 'json' } }),
  () => import('./text/part-08.json', { with: { type: 'json' } }),
  () => import('./text/part-09.json', { with: { type: 'json' } }),
  () => import('./text/part-10.json', { with: { type: 'json' } }),
  () => import('./text/part-11.json', { with: { type: 'json' } }),
  () => import('./text/part-12.json', { with: { type: 'json' } }),
  () => import('./text/part-13.json', { with: { type: 'json' } }),
  () => import('./text/part-14.json', { with: { type: 'json' } }),
  () => import('./text/part-15.json', { with: { type: 'json' } }),
  () => import('./text/part-16.json', { with: { type: 'json' } }),
  () => import('./text/part-17.json', { with: { type: 'json' } }),
  () => import('./text/part-18.json', { with: { type: 'json' } }),
  () => import('./text/part-19.json', { with: { type: 'json' } }),
  () => import('./text/part-20.json', { with: { type: 'json' } }),
  () => import('./text/part-21.json', { with: { type: 'json' } }),
  () => import('./text/part-22.json', { with: { type: 'json' } }),
  () => import('./text/part-23.json', { with: { type: 'json' } }),
  () => import('./text/part-24.json', { with: { type: 'json' } }),
];
