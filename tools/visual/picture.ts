/** A picture to take: a story in one of its modes. */

export interface Viewport {
  readonly width: number;
  readonly height: number;
}

export interface Mode {
  readonly name: string;
  readonly viewport: Viewport;
  /** The toolbar's values: theme, mode, language, direction. */
  readonly globals: Readonly<Record<string, unknown>>;
}

/** A component on a sheet. */
export interface Part {
  readonly name: string;
  /** In pixels of the picture. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A story to take pictures of. Its modes are taken one after the other on one page. */
export interface PicturedStory {
  readonly id: string;
  /** As in the sidebar: 'Overview/Inputs'. */
  readonly title: string;
  readonly name: string;
  readonly modes: readonly Mode[];
}

/** Name of the picture's file, also used on the command line. */
export function pictureName(storyId: string, mode: string): string {
  return `${storyId}.${mode.toLowerCase().replaceAll(/[^a-z\d]+/g, '-')}`;
}
