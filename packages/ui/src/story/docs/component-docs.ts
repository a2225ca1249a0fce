import type { ReactNode } from 'react';

interface Example {
  /** A sentence that is true without the picture. */
  text: string;
  /** Drawn with the component itself. It is a picture: nothing in it can have the focus. */
  example: ReactNode;
}

/** What the docs page of a component shows besides its guide: `Tabs.docs.tsx` next to `Tabs.tsx`. */
export interface ComponentDocs {
  /** The version of the package that it came with. */
  since: `${number}.${number}.${number}`;
  /** Why its props can still change, in a sentence. @default they do not change without notice */
  experimental?: string;
  /** Pairs about the same decision. */
  doAndDont: readonly { do: Example; dont: Example }[];
  /** The parts that people can see, from the start to the end: `['Label', 'above the field']`. */
  anatomy: readonly (readonly [part: string, description: string])[];
  /** What is announced, and when; what the caller has to do for it. */
  screenReader: readonly string[];
}

/** For required handlers of examples. */
export const ignore = (): undefined => undefined;
