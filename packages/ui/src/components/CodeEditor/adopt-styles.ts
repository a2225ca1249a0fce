import { StyleModule } from 'style-mod';

/**
 * Lets CodeMirror write its styles into an adopted style sheet of the document. It does so in shadow roots only, and
 * else adds a style element, which the site's content security policy blocks.
 *
 * style-mod keeps a set of styles under a symbol of the root that they are mounted in. A root like a shadow root makes
 * it create a set with an adopted sheet, which the document then takes over.
 */
export function adoptEditorStyles(): void {
  const root = {
    ownerDocument: document,
    get adoptedStyleSheets() {
      return document.adoptedStyleSheets;
    },
    set adoptedStyleSheets(sheets) {
      document.adoptedStyleSheets = sheets;
    },
  };
  StyleModule.mount(root as unknown as ShadowRoot, []);
  for (const symbol of Object.getOwnPropertySymbols(root))
    if (!(symbol in document)) Object.assign(document, { [symbol]: Reflect.get(root, symbol) });
}
