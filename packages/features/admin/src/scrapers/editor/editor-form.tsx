/** Shared by all form sections: the definition, how to change it, and its issues. */
import type { ScraperDefinition } from '@apiyard/api/contract/scrapers/scraper-definition';
import type { FieldReport } from '@apiyard/api/contract/scrapers/scrapers';
import type { ReactNode } from 'react';
import { createContext, use } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import type { Issue } from './definition/check.ts';
import { editorCopy } from './editor-copy.ts';
import { at as atStyle } from './editor-form.css.ts';
import type { EditorEvent } from './state/editor-events.ts';
import type { EditorState } from './state/editor-state.ts';
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
  /** Changes the definition; `at` is the pointer of the change. */
  edit(at: string, change: (definition: ScraperDefinition) => ScraperDefinition): void;
  issuesAt(pointer: string): readonly Issue[];
  /** Error message props for a field; empty if there is no issue. */
  wrongAt(...pointers: readonly string[]): { errorMessage?: string };
  /** The last preview's report by name: `items`, `next`, `author.name`. */
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
  /** Pointers of the places this control edits, so that issues can focus it. */
  readonly pointer: string;
  readonly children: ReactNode;
}

/** Marks the control that edits a place of the definition. */
export function At({ pointer, children }: AtProps) {
  return (
    <div data-at={pointer} className={atStyle}>
      {children}
    </div>
  );
}
