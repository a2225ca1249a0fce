import { useEffect, useState } from 'react';

const minuteMs = 60_000;

/** The moment at which the current minute began: prayer times are whole minutes. */
export function useMinute(): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(tick, minuteMs - (Date.now() % minuteMs));
    };
    const tick = () => {
      clearTimeout(timer);
      setNowMs(Date.now());
      wait();
    };
    // Timers do not run while a device sleeps.
    const onVisible = () => {
      if (!document.hidden) tick();
    };
    wait();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, []);
  return Math.floor(nowMs / minuteMs) * minuteMs;
}
