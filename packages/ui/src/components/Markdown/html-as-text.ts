/** As much of a parsed text as is looked at here. */
interface TextNode {
  type: string;
  value?: string;
  children?: TextNode[];
}

const isBlock = new Set(['root', 'blockquote', 'listItem', 'footnoteDefinition']);

/** A plugin of remark: HTML in a text is what somebody typed, and is shown as such. Parsed, it would be dropped word for word. */
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
