interface Branch<Node> {
  children?: readonly Node[];
}

/** Every node of a tree, each before what is in it. */
export function inOrder<Node extends Branch<Node>>(items: readonly Node[]): Node[] {
  return items.flatMap((node) => [node, ...inOrder(node.children ?? [])]);
}
