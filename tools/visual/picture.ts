/** One picture that is taken: a story in one of its modes. */

export interface Viewport {
  readonly width: number;
  readonly height: number;
}

export interface Mode {
  readonly name: string;
  readonly viewport: Viewport;
  /** What the toolbar would set: theme, mode, language, direction. */
  readonly globals: Readonly<Record<string, unknown>>;
}

/** A story that is pictured. Its modes are taken one after the other on one page. */
export interface PicturedStory {
  readonly id: string;
  /** As the sidebar has it: 'Overview/Inputs'. */
  readonly title: string;
  readonly name: string;
  readonly modes: readonly Mode[];
}

/** Names the picture's file, and the picture on the command line. */
export function pictureName(storyId: string, mode: string): string {
  return `${storyId}.${mode.toLowerCase().replaceAll(/[^a-z\d]+/g, '-')}`;
}
