/** The parts of the syntax tree that are used here. */
interface TextNode {
  type: string;
  value?: string;
  children?: TextNode[];
}

const isBlock = new Set(['root', 'blockquote', 'listItem', 'footnoteDefinition']);

/** A remark plugin: shows HTML as typed text. By default, remark would drop it. */
export function htmlAsText() {
  return (tree: TextNode): void => {
    const open = [tree];
    for (let node = open.pop(); node !== undefined; node = open.pop()) {
      for (const child of node.children ?? []) {
        open.push(child);
        if (child.type !== 'html') continue;
        if (isBlock.has(node.type)) {
          child.type = 'paragraph';
          child.children = [{ type: 'text', value: child.value ?? '' }];
          delete child.value;
        } else child.type = 'text';
      }
    }
  };
}
