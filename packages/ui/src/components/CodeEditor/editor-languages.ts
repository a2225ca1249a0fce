import type { Extension } from '@codemirror/state';

/** Each grammar is fetched when the first editor in its language is shown. */
const grammars = {
  css: async () => (await import('@codemirror/lang-css')).css(),
  html: async () => (await import('@codemirror/lang-html')).html(),
  javascript: async () => (await import('@codemirror/lang-javascript')).javascript({ jsx: true, typescript: true }),
  json: async () => (await import('@codemirror/lang-json')).json(),
  markdown: async () => (await import('@codemirror/lang-markdown')).markdown(),
  sql: async () => (await import('@codemirror/lang-sql')).sql(),
  xml: async () => (await import('@codemirror/lang-xml')).xml(),
  yaml: async () => (await import('@codemirror/lang-yaml')).yaml(),
} satisfies Record<string, () => Promise<Extension>>;

/** `text` stays plain. */
export type EditorLanguage = keyof typeof grammars | 'text';

/** A grammar that cannot be fetched costs the colours, not the editor. */
export async function loadEditorLanguage(language: EditorLanguage): Promise<Extension> {
  if (language === 'text') return [];
  try {
    return await grammars[language]();
  } catch {
    return [];
  }
}
