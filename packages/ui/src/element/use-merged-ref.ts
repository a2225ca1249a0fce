import { useCallback } from 'react';
import type { Ref, RefObject } from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';

/** One `ref` for a component that needs its element and passes it on too. It stays the same between renders. */
export function useMergedRef<Target extends Element>(own: RefObject<Target | null>, given: Ref<Target> | undefined) {
  return useCallback(
    (element: Target | null) => {
      const assign = mergeRefs(own, given);
      return typeof assign === 'function' ? assign(element) : undefined;
    },
    [own, given],
  );
}
