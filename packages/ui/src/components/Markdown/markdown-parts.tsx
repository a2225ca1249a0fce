import { IconSquare, IconSquareCheck } from '@tabler/icons-react';
import type { Components, ExtraProps } from 'react-markdown';
import { CodeBlock } from '../CodeBlock/CodeBlock.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { textLink } from '../Link/Link.css.ts';
import { Link } from '../Link/Link.tsx';
import { languageOf } from './language-of.ts';
import { atCenter, atEnd, footnotes, inlineCode, picture, task, taskDone } from './Markdown.css.ts';
import { MarkdownTable } from './MarkdownTable.tsx';
import { useAddress } from '../../address.ts';
import type { Labels } from '../../labels/labels.ts';

export type FirstLevel = 2 | 3 | 4;
type Level = 1 | 2 | 3 | 4 | 5 | 6;
type Node = NonNullable<ExtraProps['node']>;

interface PartsOptions {
  /** Distinguishes the footnotes of one text from those of another. */
  id: string;
  labels: Labels;
  headingLevel: FirstLevel;
}

/** The text content of an element. */
function wordsIn(node: Node | Node['children'][number] | undefined): string {
  if (node === undefined) return '';
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(wordsIn).join('') : '';
}

/** Text is smaller than the page around it, and its headings are too. */
const sizes = ['h4', 'h5', 'h6', 'h6', 'h6', 'h6'] as const;
const footnoteLabel = 'footnote-label';

/** A URL that is still being typed may be invalid. */
const isElsewhere = (address: string) =>
  /^(?:https?:)?\/\//i.test(address) && URL.parse(address, location.href)?.origin !== location.origin;

/** Components that Markdown elements are rendered with. Untrusted text cannot use other elements. */
export function makeParts({ id, labels, headingLevel }: PartsOptions): Components {
  const heading = (depth: Level): NonNullable<Components['h1']> =>
    function MarkdownHeading({ children, id: own }) {
      const level = Math.min(6, depth - 1 + headingLevel) as Level;
      return (
        // The label of the footnotes has the same id in every text.
        <Heading
          level={level}
          size={sizes[depth - 1] ?? 'h6'}
          {...(own === footnoteLabel && { id: `${id}-${footnoteLabel}` })}
        >
          {children}
        </Heading>
      );
    };
  const cell = (Tag: 'th' | 'td'): NonNullable<Components['td']> =>
    function MarkdownCell({ children, style }) {
      const align = style?.textAlign === 'right' ? atEnd : style?.textAlign === 'center' ? atCenter : undefined;
      return (
        <Tag className={align} {...(Tag === 'th' && { scope: 'col' })}>
          {children}
        </Tag>
      );
    };
  return {
    h1: heading(1),
    h2: heading(2),
    h3: heading(3),
    h4: heading(4),
    h5: heading(5),
    h6: heading(6),
    a({ href = '', children, id: own, 'aria-label': label, 'aria-describedby': described }) {
      if (href === '') return <>{children}</>;
      if (href.startsWith('#')) {
        return (
          <a
            className={textLink}
            href={href}
            id={own}
            aria-label={label}
            {...(described === footnoteLabel && { 'aria-describedby': `${id}-${footnoteLabel}` })}
          >
            {children}
          </a>
        );
      }
      return (
        <Link href={href} {...(isElsewhere(href) && { target: '_blank' })}>
          {children}
        </Link>
      );
    },
    // Remote images in untrusted text would reveal when it is read, so they are links.
    img: function MarkdownPicture({ src, alt = '' }) {
      const address = useAddress();
      if (typeof src !== 'string' || src === '') return <>{alt}</>;
      if (!isElsewhere(src)) return <img className={picture} src={address(src)} alt={alt} loading="lazy" />;
      return (
        <Link href={src} target="_blank">
          {alt || src}
        </Link>
      );
    },
    pre({ node }) {
      const [code] = node?.children ?? [];
      const names = code?.type === 'element' ? code.properties['className'] : undefined;
      const name = Array.isArray(names) ? String(names[0]).replace(/^language-/, '') : '';
      return (
        <CodeBlock code={wordsIn(node).replace(/\n$/, '')} language={languageOf(name)} label={name || labels.code} />
      );
    },
    code: ({ children }) => <code className={inlineCode}>{children}</code>,
    table: ({ node, children }) => <MarkdownTable label={wordsOfHead(node).join(', ')}>{children}</MarkdownTable>,
    th: cell('th'),
    td: cell('td'),
    input: ({ checked }) =>
      checked ? (
        <IconSquareCheck
          data-task
          role="img"
          aria-label={labels.completed}
          size={20}
          stroke={1.5}
          className={taskDone}
        />
      ) : (
        <IconSquare data-task aria-hidden size={20} stroke={1.5} className={task} />
      ),
    // The only section contains the footnotes.
    section: ({ children }) => <section className={footnotes}>{children}</section>,
  };
}

/** The names of a table's columns, used as its accessible name. */
function wordsOfHead(node: Node | undefined): string[] {
  const cells: string[] = [];
  const walk = (at: Node) => {
    for (const child of at.children) {
      if (child.type !== 'element' || child.tagName === 'tbody') continue;
      if (child.tagName === 'th') cells.push(wordsIn(child));
      else walk(child);
    }
  };
  if (node) walk(node);
  return cells.filter((word) => word.trim() !== '');
}
