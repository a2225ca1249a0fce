import { useEffect, useState } from 'react';

export interface Fullscreen {
  readonly isOn: boolean;
  readonly onToggle: () => void;
}

/** The page on the whole screen. Null where browsers cannot do it, as on iPhones. */
export function useFullscreen(onFailed: () => void): Fullscreen | null {
  const [isOn, setOn] = useState(() => document.fullscreenElement !== null);
  useEffect(() => {
    const onChange = () => setOn(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', onChange);
    return () => document.removeEventListener('fullscreenchange', onChange);
  }, []);
  if (!document.fullscreenEnabled) return null;
  return {
    isOn,
    onToggle: () => {
      const change = isOn ? document.exitFullscreen() : document.documentElement.requestFullscreen();
      change.catch(onFailed);
    },
  };
}
