import { useEffect, useState } from 'react';

const idleMs = 5000;
const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'wheel'] as const;

/** Whether nobody has touched pointer or keys for a few seconds. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wake = () => {
      clearTimeout(timer);
      setIdle(false);
      timer = setTimeout(() => setIdle(true), idleMs);
    };
    wake();
    const options = { capture: true, passive: true };
    for (const sign of signs) window.addEventListener(sign, wake, options);
    return () => {
      clearTimeout(timer);
      for (const sign of signs) window.removeEventListener(sign, wake, options);
    };
  }, []);
  return isIdle;
}
