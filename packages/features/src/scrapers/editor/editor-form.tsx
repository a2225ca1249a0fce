/** What the parts of the form share: the definition, how to change it, and what is wrong where. */
import type { ScraperDefinition } from '@apiyard/api/contract/scraper-definition';
import type { FieldReport } from '@apiyard/api/contract/scrapers';
import type { ReactNode } from 'react';
import { createContext, use } from 'react';
import { useCopy } from '../../_kit/copy.ts';
import type { Issue } from './definition/check.ts';
import { editorCopy } from './editor-copy.ts';
import { at as atStyle } from './editor-form.css.ts';
import type { EditorEvent } from './editor-events.ts';
import type { EditorState } from './editor-state.ts';
import { issueText } from './issue-text.ts';

interface EditorForm {
  readonly state: EditorState;
  readonly send: (event: EditorEvent) => void;
}

const FormContext = createContext<EditorForm | null>(null);

export function EditorFormProvider({ state, send, children }: EditorForm & { readonly children: ReactNode }) {
  return <FormContext value={{ state, send }}>{children}</FormContext>;
}

interface FormParts extends EditorForm {
  readonly definition: ScraperDefinition;
  /** Changes the definition; `at` is the pointer of what changes. */
  edit(at: string, change: (definition: ScraperDefinition) => ScraperDefinition): void;
  issuesAt(pointer: string): readonly Issue[];
  /** What is wrong exactly there, as a member of a field's props: nothing when nothing is. */
  wrongAt(...pointers: readonly string[]): { errorMessage?: string };
  /** What the last preview found by that name: `items`, `next`, `author.name`. */
  reportOf(name: string): FieldReport | undefined;
}

export function useEditorForm(): FormParts {
  const t = useCopy(editorCopy);
  const form = use(FormContext);
  if (form === null) throw new Error('No editor: render this inside EditorFormProvider.');
  const { state, send } = form;
  return {
    ...form,
    definition: state.definition,
    edit: (at, change) => send({ type: 'edit', at, change }),
    issuesAt: (pointer) => state.issues.filter((issue) => issue.pointer === pointer),
    wrongAt(...pointers) {
      const issue = state.issues.find(({ pointer }) => pointers.includes(pointer));
      return issue === undefined ? {} : { errorMessage: issueText(t, issue) };
    },
    reportOf: (name) => state.preview?.fields.find((report) => report.name === name),
  };
}

interface AtProps {
  /** Pointers of the places that the control is about, so that an issue leads here. */
  readonly pointer: string;
  readonly children: ReactNode;
}

/** Marks the control of a place of the definition. */
export function At({ pointer, children }: AtProps) {
  return (
    <div data-at={pointer} className={atStyle}>
      {children}
    </div>
  );
}
