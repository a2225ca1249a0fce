interface Branch<Node> {
  children?: readonly Node[];
}

/** All nodes of a tree, parents before their children. */
export function inOrder<Node extends Branch<Node>>(items: readonly Node[]): Node[] {
  return items.flatMap((node) => [node, ...inOrder(node.children ?? [])]);
}
