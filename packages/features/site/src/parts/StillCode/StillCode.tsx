import { CopyButton } from '@apiyard/ui/CopyButton';
import * as css from './StillCode.css.ts';

/** Plain text, or text with a syntax class. */
export type Piece = string | readonly [kind: keyof typeof css.kind, text: string];

export interface StillCodeProps {
  readonly label: string;
  readonly pieces: readonly Piece[];
}

/**
 * A few lines of code whose colours are fixed: they're part of the rendered HTML, without the grammar that
 * `CodeBlock` fetches. For code that changes on the page, use `CodeBlock`.
 */
export function StillCode({ label, pieces }: StillCodeProps) {
  return (
    <figure className={css.block}>
      <figcaption className={css.head}>
        <span className={css.name}>{label}</span>
        <CopyButton text={pieces.map((piece) => (typeof piece === 'string' ? piece : piece[1])).join('')} />
      </figcaption>
      {/* Scrolls by keyboard: a region that scrolls must be reachable. */}
      <pre className={css.pre} dir="ltr" tabIndex={0} role="region" aria-label={label}>
        <code>
          {pieces.map((piece, index) =>
            typeof piece === 'string' ? (
              piece
            ) : (
              <span key={index} className={css.kind[piece[0]]}>
                {piece[1]}
              </span>
            ),
          )}
        </code>
      </pre>
    </figure>
  );
}
