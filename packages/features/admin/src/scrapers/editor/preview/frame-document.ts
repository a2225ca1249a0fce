import { markColours } from './RenderedFrame.css.ts';

/** Blocks scripts and requests; allows inline styles. */
const policy = "default-src 'none'; style-src 'unsafe-inline'";

/** Puts the policy first, so that it applies to the whole page. */
export function guarded(html: string): string {
  return `<!doctype html><meta http-equiv="Content-Security-Policy" content="${policy}">${html}`;
}

/** Highlight styles inside the frame. A constructed style sheet, because the app's CSP blocks style elements. */
export function dress(frame: HTMLIFrameElement): void {
  const { contentDocument: page, contentWindow } = frame;
  if (!page || !contentWindow) return;
  const here = getComputedStyle(document.documentElement);
  const value = (reference: string) =>
    here.getPropertyValue(reference.replace(/^var\((?<name>--[\w-]+).*\)$/, '$<name>')).trim();
  // The page keeps a light background in dark mode, which its text colours expect.
  const sheet = new (contentWindow as Window & typeof globalThis).CSSStyleSheet();
  sheet.replaceSync(`
    :root { color-scheme: light; background: Canvas; color: CanvasText; font: 14px/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
    body { margin: 8px; }
    img, video, svg, iframe { max-inline-size: 100%; }
    [data-match] { outline: 2px solid ${value(markColours.found)} !important; outline-offset: 1px; background-color: color-mix(in srgb, ${value(markColours.found)} 18%, transparent) !important; }
    [data-match="current"] { outline-width: 3px !important; background-color: color-mix(in srgb, ${value(markColours.found)} 36%, transparent) !important; }
    [data-base] { outline: 1px dashed ${value(markColours.picked)} !important; outline-offset: 2px; }
    [data-proposed] { outline: 2px solid ${value(markColours.picked)} !important; background-color: color-mix(in srgb, ${value(markColours.picked)} 18%, transparent) !important; }
    [data-pointed] { outline: 2px solid ${value(markColours.pointed)} !important; outline-offset: 1px; background-color: color-mix(in srgb, ${value(markColours.picked)} 30%, transparent) !important; }
  `);
  page.adoptedStyleSheets = [sheet];
}
