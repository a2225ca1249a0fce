/** Pictures for the examples of tools, drawn for this purpose. */
import { InputFile } from '../../../tool.ts';

const drawn = (name: string, svg: string) => new InputFile(name, 'image/svg+xml', Buffer.from(svg));

/** A hill below the sun. */
export const landscape = (): InputFile =>
  drawn(
    'landscape.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="100" viewBox="0 0 160 100"><path fill="#bae6fd" d="M0 0h160v100H0z"/><circle cx="116" cy="30" r="14" fill="#facc15"/><path fill="#15803d" d="M0 78q50-48 100-10t60-4v36H0z"/></svg>',
  );

/** The same place at night. */
export const night = (): InputFile =>
  drawn(
    'night.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="100" viewBox="0 0 160 100"><path fill="#1e1b4b" d="M0 0h160v100H0z"/><circle cx="44" cy="26" r="12" fill="#f8fafc"/><path fill="#15803d" d="M0 78q50-48 100-10t60-4v36H0z"/></svg>',
  );

/** A leaf without background. */
export const leaf = (): InputFile =>
  drawn(
    'leaf.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64"><!-- A leaf --><g><path fill="#16a34a" d="M8 56C4 24 24 8 56 8c0 32-16 52-48 48z"/><path fill="none" stroke="#fff" stroke-width="3.0000" d="M8 56l32-32"/></g></svg>',
  );

/** A red pixel as PNG. */
export const redDot = (): InputFile =>
  new InputFile(
    'dot.png',
    'image/png',
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
      'base64',
    ),
  );
