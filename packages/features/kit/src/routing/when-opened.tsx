import type { ComponentType } from 'react';
import { createElement, Suspense, useState } from 'react';
import { lazyPart } from './lazy-part.ts';

/**
 * A dialog that loads when it is first opened. A permanently rendered `lazy` dialog would load with the page, and one
 * rendered only while open could not animate its closing: so it stays mounted after the first opening.
 * `name` identifies the chunk when it is gone after an update; `Fallback` is shown while it loads.
 */
export function whenOpened<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  isOpen: (props: Props) => boolean,
  Fallback?: ComponentType<Props>,
): ComponentType<Props> {
  const Loaded = lazyPart(name, load);
  return function WhenOpened(props: Props) {
    const [wasOpened, setWasOpened] = useState(false);
    if (!wasOpened && isOpen(props)) setWasOpened(true);
    return (
      wasOpened && (
        <Suspense fallback={Fallback && createElement(Fallback, props)}>{createElement(Loaded, props)}</Suspense>
      )
    );
  };
}
