import type { Email } from '@apiyard/api/contract/modules/email';
import type { Loadable } from '@apiyard/kit/data/loadable.ts';
import type { ReactNode } from 'react';
import type { EmailView } from './email-view.ts';
import type { ReadingPane } from './parts/reading-pane.ts';
import type { ReaderHandlers } from './reader/Reader.tsx';

export interface EmailScreenProps extends Omit<ReaderHandlers, 'onClose'> {
  /** The latest first. */
  readonly emails: Loadable<readonly Email[]>;
  readonly view: EmailView;
  readonly onView: (view: EmailView) => void;
  /** Ids of the selected threads. */
  readonly selected: readonly string[];
  readonly onToggle: (id: string) => void;
  readonly onExtend: (id: string, order: readonly string[]) => void;
  readonly onSelect: (ids: readonly string[]) => void;
  readonly pane: ReadingPane;
  readonly onPane: (pane: ReadingPane) => void;
  /** The open conversation was shown: its emails are read. */
  readonly onRead: (emails: readonly Email[]) => void;
  readonly onCompose: () => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onRetry: () => void;
  readonly nowMs: number;
  /** At the end of the page's head. */
  readonly actions: ReactNode;
}
