/// <reference lib="dom" />
/** How many components React renders in a page: a figure that does not depend on the machine or its load. */

interface Fiber {
  readonly tag: number;
  readonly flags: number;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly alternate: Fiber | null;
}

interface CountingPage {
  __renders?: number;
  __REACT_DEVTOOLS_GLOBAL_HOOK__?: unknown;
}

/** Runs in the page, before its scripts: React reports each commit to this hook, which is that of its devtools. */
export function countRenders(): void {
  // Functions, classes, `forwardRef` and `memo`, by React's numbers.
  const components = [0, 1, 11, 14, 15];
  /** React's mark of what was rendered, and not only kept. */
  const performedWork = 1;
  const page = globalThis as CountingPage;
  page.__renders = 0;
  const visit = (parent: Fiber) => {
    for (let fiber = parent.child; fiber !== null; fiber = fiber.sibling) {
      if (components.includes(fiber.tag) && (fiber.flags & performedWork) !== 0)
        page.__renders = (page.__renders ?? 0) + 1;
      // What has the same children as before was passed over.
      if (fiber.alternate === null || fiber.child !== fiber.alternate.child) visit(fiber);
    }
  };
  page.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberUnmount() {},
    onPostCommitFiberRoot() {},
    onCommitFiberRoot: (_renderer: number, { current }: { current: Fiber }) => visit(current),
  };
}

/** In the page: the number since the last call. */
export function takeRenders(): number {
  const page = globalThis as CountingPage;
  const count = page.__renders ?? 0;
  page.__renders = 0;
  return count;
}
