import { useEffect, useState } from 'react';

const secondMs = 1000;

/** The moment at which the current second began. */
export function useSecond(): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(tick, secondMs - (Date.now() % secondMs));
    };
    const tick = () => {
      setNowMs(Date.now());
      wait();
    };
    wait();
    return () => clearTimeout(timer);
  }, []);
  return Math.floor(nowMs / secondMs) * secondMs;
}
