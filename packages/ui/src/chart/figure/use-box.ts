import { useLayoutEffect, useRef, useState } from 'react';

export interface Box {
  /** Width of the element in px; 0 until it is in the document. */
  width: number;
  /** Measures the width of a text in the element's font. */
  measure: (text: string) => number;
}

let pen: CanvasRenderingContext2D | null = null;

function measureIn(element: HTMLElement): (text: string) => number {
  const { fontWeight, fontSize, fontFamily, wordSpacing } = getComputedStyle(element);
  const font = `${fontWeight} ${fontSize} ${fontFamily}`;
  return (text) => {
    pen ??= document.createElement('canvas').getContext('2d');
    if (pen === null) return text.length * 8;
    pen.font = font;
    return Math.ceil(pen.measureText(text).width + Number.parseFloat(wordSpacing) * (text.split(' ').length - 1));
  };
}

/** Size of an element, updated on change; measured before the first paint, so that nothing jumps. */
export function useBox() {
  const ref = useRef<HTMLDivElement>(null);
  const [box, setBox] = useState<Box>({ width: 0, measure: () => 0 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const read = () => setBox({ width: element.clientWidth, measure: measureIn(element) });
    read();
    const watch = new ResizeObserver(() => {
      setBox((known) => (known.width === element.clientWidth ? known : { ...known, width: element.clientWidth }));
    });
    watch.observe(element);
    // Text widths change when the brand's font has loaded.
    document.fonts.addEventListener('loadingdone', read);
    return () => {
      watch.disconnect();
      document.fonts.removeEventListener('loadingdone', read);
    };
  }, []);
  return [ref, box] as const;
}
