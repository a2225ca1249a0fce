import { useEffect, useRef, useState } from 'react';

/** A download that takes several requests. */
export interface Download {
  /** From 0 to 1 while it is under way. */
  progress: number | undefined;
  hasFailed: boolean;
  start: () => void;
  cancel: () => void;
}

/** Runs one download at a time; it is cancelled with the component. */
export function useDownload(
  run: (signal: AbortSignal, onProgress: (progress: number) => void) => Promise<void>,
): Download {
  const [state, setState] = useState<{ progress?: number; hasFailed: boolean }>({ hasFailed: false });
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  const start = async () => {
    stop.current?.abort();
    const controller = new AbortController();
    stop.current = controller;
    setState({ progress: 0, hasFailed: false });
    try {
      await run(controller.signal, (progress) => {
        if (!controller.signal.aborted) setState({ progress, hasFailed: false });
      });
      if (!controller.signal.aborted) setState({ hasFailed: false });
    } catch {
      if (!controller.signal.aborted) setState({ hasFailed: true });
    }
  };
  return {
    progress: state.progress,
    hasFailed: state.hasFailed,
    start: () => void start(),
    cancel: () => {
      stop.current?.abort();
      setState({ hasFailed: false });
    },
  };
}
