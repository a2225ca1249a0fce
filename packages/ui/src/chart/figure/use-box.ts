import { useLayoutEffect, useRef, useState } from 'react';

export interface Box {
  /** Width of the element in px; 0 until it is in the document. */
  width: number;
  /** How wide a text is in the element's type. */
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

/** The room an element has, kept up to date; measured before the first paint, so that nothing jumps. */
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
    // Widths of words change when the brand's face arrives.
    document.fonts.addEventListener('loadingdone', read);
    return () => {
      watch.disconnect();
      document.fonts.removeEventListener('loadingdone', read);
    };
  }, []);
  return [ref, box] as const;
}
