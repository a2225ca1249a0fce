import { useIsAsRendered, useServices } from '../services.tsx';

/** The clock, in Unix milliseconds. In the first render of a page that the server rendered, the moment of rendering. */
export function useNowMs(): number {
  const { renderedAtMs } = useServices();
  const isAsRendered = useIsAsRendered();
  return isAsRendered && renderedAtMs !== undefined ? renderedAtMs : Date.now();
}
