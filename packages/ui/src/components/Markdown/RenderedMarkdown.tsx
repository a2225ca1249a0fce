import { useId, useMemo } from 'react';
import ReactMarkdown from 'react-markdown';
import type { Components } from 'react-markdown';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import { fill, useLabels } from '../../labels/use-labels.ts';
import { htmlAsText } from './html-as-text.ts';
import { makeParts } from './markdown-parts.tsx';
import { markdown } from './Markdown.css.ts';
import type { FirstLevel } from './markdown-parts.tsx';

export interface RenderedMarkdownProps {
  children: string;
  /** Heading level of `#` on the page; other levels follow. @default 2 */
  headingLevel?: FirstLevel;
}

const plugins = [remarkGfm, htmlAsText];
// Additional protection: HTML is already plain text. Only footnotes have ids, with a prefix.
const schema = {
  ...defaultSchema,
  clobber: [],
  protocols: { ...defaultSchema.protocols, href: ['http', 'https', 'mailto'], src: ['http', 'https'] },
};
const sanitized: [typeof rehypeSanitize, typeof schema][] = [[rehypeSanitize, schema]];

export function RenderedMarkdown({ children, headingLevel = 2 }: RenderedMarkdownProps) {
  const labels = useLabels();
  const id = useId();
  const parts = useMemo<Components>(() => makeParts({ id, labels, headingLevel }), [id, labels, headingLevel]);
  return (
    <div className={markdown} dir="auto">
      <ReactMarkdown
        remarkPlugins={plugins}
        rehypePlugins={sanitized}
        remarkRehypeOptions={{
          clobberPrefix: `${id}-`,
          footnoteLabel: labels.footnotes,
          footnoteLabelProperties: {},
          footnoteBackLabel: (reference) => fill(labels.backToReference, { number: String(reference + 1) }),
        }}
        components={parts}
      >
        {children}
      </ReactMarkdown>
    </div>
  );
}
