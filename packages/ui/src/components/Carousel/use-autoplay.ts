import { useEffect, useState } from 'react';

/**
 * Calls `next` again and again while it plays and nothing holds it. People can pause it; it never begins by itself with
 * reduced motion.
 */
export function useAutoplay(
  everyMs: number | undefined,
  { next, isReduced }: { next: () => void; isReduced: boolean },
) {
  const [isPaused, setIsPaused] = useState(false);
  const [holds, setHolds] = useState({ pointer: false, focus: false });
  const isHeld = holds.pointer || holds.focus;
  const canPlay = everyMs !== undefined && !isReduced;
  const isPlaying = canPlay && !isPaused;

  const hold = (by: 'pointer' | 'focus', isOn: boolean) => setHolds((before) => ({ ...before, [by]: isOn }));

  useEffect(() => {
    if (!isPlaying || isHeld) return undefined;
    const timer = setInterval(next, everyMs);
    return () => clearInterval(timer);
  }, [isPlaying, isHeld, next, everyMs]);

  return { canPlay, isPlaying, toggle: () => setIsPaused(isPlaying), hold };
}
