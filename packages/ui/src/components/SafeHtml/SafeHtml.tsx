import { lazy, memo, Suspense } from 'react';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import type { FramedHtmlProps } from './FramedHtml.tsx';
import { source } from './SafeHtml.css.ts';

export type SafeHtmlProps = FramedHtmlProps;

/** As it was sent, as text. */
function Source({
  ref,
  html,
  label: _label,
  remotePictures: _pictures,
  picturesPage: _page,
  onShowPictures: _onShow,
  ...attributes
}: SafeHtmlProps) {
  return (
    <div ref={ref}>
      <pre {...attributes} className={source} dir="auto">
        {html}
      </pre>
    </div>
  );
}

// The sanitizer is fetched by the first text on a page. Where it cannot be had, the source can still be read.
const Framed = lazy(() =>
  import('./FramedHtml.tsx').then(
    ({ FramedHtml }) => ({ default: FramedHtml }),
    () => ({ default: Source }),
  ),
);

/**
 * HTML that nobody has checked, such as an email, in a frame without scripts. It is as high as its content. Text that we
 * write ourselves is `Text`, Markdown of others is `Markdown`.
 */
export const SafeHtml = memo(function SafeHtml(props: SafeHtmlProps) {
  return (
    <Suspense fallback={<Skeleton shape="text" lines={6} />}>
      <Framed {...props} />
    </Suspense>
  );
});
