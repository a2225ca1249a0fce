import { whenIdle } from '@apiyard/ui/when-idle';
import { Suspense, useEffect, useState } from 'react';
import { loadActive } from '@apiyard/kit/copy.ts';
import { lazyPart } from '@apiyard/kit/routing/lazy-part.ts';
import { useIsPerson, useUser } from '@apiyard/kit/services.tsx';
import { room } from './BellHere.css.ts';
import { notificationsCopy } from './notifications-copy.ts';

const Bell = lazyPart('bell', async () => {
  const [{ Bell: component }] = await Promise.all([import('./Bell.tsx'), loadActive(notificationsCopy)]);
  return component;
});

/** Reserves the bell's space, and loads it when the page is idle. */
export function BellHere() {
  const user = useUser();
  const isPerson = useIsPerson();
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => whenIdle(() => setQuiet(true)), []);
  if (!isPerson) return null;
  return (
    <span className={room}>
      {isQuiet && user !== null && (
        <Suspense fallback={null}>
          <Bell key={user.id} />
        </Suspense>
      )}
    </span>
  );
}
