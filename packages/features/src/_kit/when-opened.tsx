import type { ComponentType } from 'react';
import { createElement, Suspense, useState } from 'react';
import { lazyPart } from './lazy-part.ts';

/**
 * A dialog whose code arrives when it is first opened: most visits open none. It stays from then on, because closing has
 * a motion of its own. `name` tells it from other parts when a chunk is gone after an update; `Meanwhile` stands for it
 * while it is on its way.
 */
export function whenOpened<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  isOpen: (props: Props) => boolean,
  Meanwhile?: ComponentType<Props>,
): ComponentType<Props> {
  const Loaded = lazyPart(name, load);
  return function WhenOpened(props: Props) {
    const [wasOpened, setWasOpened] = useState(false);
    if (!wasOpened && isOpen(props)) setWasOpened(true);
    return (
      wasOpened && (
        <Suspense fallback={Meanwhile && createElement(Meanwhile, props)}>{createElement(Loaded, props)}</Suspense>
      )
    );
  };
}
