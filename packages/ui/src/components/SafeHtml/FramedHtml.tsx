import { IconPhotoOff } from '@tabler/icons-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ElementProps } from '../../element/element-props.ts';
import { useComponentLabels } from '../../labels/use-labels.ts';
import { Button } from '../Button/Button.tsx';
import { cleanHtml } from './clean-html.ts';
import { dress, emptyPage, pageStyles } from './frame-page.ts';
import { safeHtmlLabels } from '../../labels/components/safe-html.ts';
import { band, bandText, box, frame as frameStyle, lightFrame } from './SafeHtml.css.ts';
import { useContentHeight } from './use-content-height.ts';

/** Its `id` and `aria-` attributes are those of the frame. */
export interface FramedHtmlProps extends ElementProps {
  /** HTML from anyone: an email, the response of an API. */
  html: string;
  /** Names the frame: 'Message from Noor Haddad'. */
  label: string;
  /**
   * Remote pictures tell their server who opened the text, and when. `ask` shows them after a press, `never` not at all,
   * for sites whose content security policy blocks them anyway. @default 'ask'
   */
  remotePictures?: 'ask' | 'never';
  /**
   * URL of an empty page of the same origin whose policy allows remote pictures, for sites whose own policy blocks them:
   * a frame without an address inherits it. @default a frame without an address
   */
  picturesPage?: string;
  /** Called when someone asks for the remote pictures, such as to remember it for this sender. */
  onShowPictures?: () => void;
}

/** `SafeHtml` with its sanitizer. */
export function FramedHtml({
  ref,
  html,
  label,
  remotePictures = 'ask',
  picturesPage,
  onShowPictures,
  ...attributes
}: FramedHtmlProps) {
  const labels = useComponentLabels(safeHtmlLabels);
  const frame = useRef<HTMLIFrameElement>(null);
  // Asked for one text, not for the next one.
  const [askedFor, setAskedFor] = useState<string | null>(null);
  const areShown = remotePictures === 'ask' && askedFor === html;
  const content = useMemo(() => cleanHtml(html, areShown), [html, areShown]);
  /** `areShown` is that of the frame that loaded: a new one has the site's policy until then. */
  const [loads, setLoads] = useState({ count: 0, areShown: false });
  const height = useContentHeight(frame, loads.count);
  useEffect(() => {
    const element = frame.current;
    const page = element?.contentDocument;
    if (!element || !page?.body || loads.count === 0 || loads.areShown !== areShown) return undefined;
    page.body.replaceChildren(...Array.from(content.body.childNodes, (node) => page.importNode(node, true)));
    const wear = () => {
      const { color, backgroundColor: background, font, colorScheme } = getComputedStyle(element);
      const isDark = colorScheme.includes('dark') && !content.hasColours;
      dress(page, [pageStyles({ color, background, font, isDark }, content.hasColours), ...content.styles]);
    };
    wear();
    // The attributes of the root element set theme and mode.
    const observer = new MutationObserver(wear);
    observer.observe(document.documentElement, { attributes: true });
    return () => observer.disconnect();
  }, [content, loads, areShown]);
  return (
    <div ref={ref} className={box}>
      {content.hasRemotePictures && !areShown && (
        <div role="status" className={band}>
          <IconPhotoOff aria-hidden size={20} stroke={1.5} />
          <span className={bandText}>{remotePictures === 'ask' ? labels.hidden : labels.never}</span>
          {remotePictures === 'ask' && (
            <Button
              size="small"
              onPress={() => {
                setAskedFor(html);
                onShowPictures?.();
              }}
            >
              {labels.show}
            </Button>
          )}
        </div>
      )}
      {/* The same origin lets this page write into the frame and measure it; without scripts, nothing inside can use it. */}
      <iframe
        {...attributes}
        key={String(areShown)}
        ref={frame}
        title={label}
        sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="no-referrer"
        {...(areShown && picturesPage !== undefined ? { src: picturesPage } : { srcDoc: emptyPage(areShown) })}
        className={content.hasColours ? lightFrame : frameStyle}
        style={{ blockSize: `${height}px` }}
        onLoad={() => setLoads(({ count }) => ({ count: count + 1, areShown }))}
      />
    </div>
  );
}
