/** Events of the editor machine. */
import type { Scalar, ScraperDefinition } from '@apiyard/api/contract/scrapers/scraper-definition';
import type { Act } from './editor-calls.ts';

export type EditorEvent =
  /** `at` is the pointer of the change; `change` returns the next definition. */
  | { type: 'edit'; at: string; change: (definition: ScraperDefinition) => ScraperDefinition }
  | { type: 'write json'; text: string }
  | { type: 'undo' }
  | { type: 'redo' }
  | { type: 'set parameter'; name: string; value: Scalar }
  | { type: 'look again' }
  | { type: 'focus'; at: string | null }
  | { type: 'pick'; at: string }
  | { type: 'leave picking' }
  | { type: 'save' }
  | { type: 'publish' }
  | { type: 'act'; act: Act }
  | { type: 'discard' }
  | { type: 'keep restored' }
  | { type: 'keep mine' }
  | { type: 'take theirs' }
  | { type: 'forget failure' }
  | { type: 'look' };
