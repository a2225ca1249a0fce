import { lazy, memo, Suspense } from 'react';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { plain } from './Markdown.css.ts';
import { isReadable } from './readable.ts';
import type { RenderedMarkdownProps } from './RenderedMarkdown.tsx';

export type MarkdownProps = RenderedMarkdownProps;

/** As it was typed. Its line ends stay. */
function Plain({ children }: { children: string }) {
  return (
    <div className={plain} dir="auto">
      {children}
    </div>
  );
}

// The parser is fetched by the first text on a page. Where it cannot be had, the text can still be read.
const Rendered = lazy(() =>
  import('./RenderedMarkdown.tsx').then(
    ({ RenderedMarkdown }) => ({ default: RenderedMarkdown }),
    () => ({ default: Plain }),
  ),
);

const charsPerLine = 72;
const linesMax = 8;

/**
 * Renders Markdown (CommonMark with GitHub's tables, tasks, strikethrough and footnotes). Safe for untrusted text: HTML
 * in it is shown as text. Our own texts are `Text` and `Heading`; mails are `SafeHtml`.
 */
// Memoised: rendered again before the parser has loaded, React would replace the server's HTML with the placeholder.
export const Markdown = memo(function Markdown(props: MarkdownProps) {
  if (!isReadable(props.children)) return <Plain>{props.children}</Plain>;
  const lines = Math.min(linesMax, Math.ceil(props.children.length / charsPerLine) || 1);
  return (
    <Suspense fallback={<Skeleton shape="text" lines={lines} />}>
      <Rendered {...props} />
    </Suspense>
  );
});
