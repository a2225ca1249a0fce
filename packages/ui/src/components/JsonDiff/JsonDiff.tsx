import { useMemo, useState } from 'react';
import type { ElementProps } from '../../element/element-props.ts';
import { useLabels, useComponentLabels, useWording } from '../../labels/use-labels.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { CopyButton } from '../CopyButton/CopyButton.tsx';
import { Text } from '../Text/Text.tsx';
import {
  after as afterStyle,
  before as beforeStyle,
  box,
  count,
  entry,
  head,
  list,
  more,
  name,
  path as pathStyle,
  place,
  values,
} from './JsonDiff.css.ts';
import { jsonDifferences } from './json-differences.ts';
import type { JsonDifference } from './json-differences.ts';
import { jsonDiffLabels } from '../../labels/components/json-diff.ts';

interface CommonProps extends ElementProps<HTMLElement> {
  /** Title of the list, shown above it: 'Changes of the definition'. */
  label: string;
  /** What the copy button copies. @default the differences, one a line */
  copyText?: string;
}

/** The values themselves. */
interface OfValues extends CommonProps {
  /** The value before the change: anything that JSON can hold. */
  before: unknown;
  /** The value after the change. */
  after: unknown;
  differences?: never;
}

/** Differences that were found elsewhere, such as with lists whose items have names. */
interface OfDifferences extends CommonProps {
  /** What differs, in the order in which it is shown. */
  differences: readonly JsonDifference[];
  before?: never;
  after?: never;
}

export type JsonDiffProps = OfValues | OfDifferences;

const tones = { added: 'success', removed: 'error', changed: 'info', moved: 'neutral' } as const;
const signs = { added: '+', removed: '−', changed: '~', moved: '↕' } as const;

/** Entries at first and with each press of the button below them. */
const entriesAtOnce = 200;

/** Differences of two JSON values by path: added, removed and changed. Texts are compared by `Diff`. */
export function JsonDiff({ label, differences, before, after, copyText, ...element }: JsonDiffProps) {
  const labels = useLabels();
  const own = useComponentLabels(jsonDiffLabels);
  const wording = useWording();
  const [limit, setLimit] = useState(entriesAtOnce);
  const found = useMemo(() => differences ?? jsonDifferences(before, after), [differences, before, after]);
  return (
    <figure {...element} className={box}>
      <figcaption className={head}>
        <span className={name}>{label}</span>
        {found.length > 0 && (
          <>
            <span className={count}>{wording.count(own.differences, found.length)}</span>
            <CopyButton text={() => copyText ?? found.map(lineOf).join('\n')} />
          </>
        )}
      </figcaption>
      {found.length === 0 ? (
        <div className={entry}>
          <Text tone="quiet">{own.noDifferences}</Text>
        </div>
      ) : (
        <ul aria-label={label} className={list}>
          {found.slice(0, limit).map((difference) => (
            <li key={`${difference.kind} ${difference.path}`} className={entry}>
              <span className={place}>
                <Badge tone={tones[difference.kind]}>{own[difference.kind]}</Badge>
                <bdi dir="ltr" className={pathStyle}>
                  {difference.path === '' ? own.whole : difference.path}
                </bdi>
              </span>
              <Values {...difference} />
            </li>
          ))}
        </ul>
      )}
      {found.length > limit && (
        <div className={more}>
          <Button size="small" onPress={() => setLimit(limit + entriesAtOnce)}>
            {wording.count(labels.showMoreItems, Math.min(entriesAtOnce, found.length - limit))}
          </Button>
        </div>
      )}
    </figure>
  );
}

function Values({ before, after }: JsonDifference) {
  const own = useComponentLabels(jsonDiffLabels);
  return (
    <div className={values}>
      {before !== undefined && (
        <del className={beforeStyle} dir="auto">
          {/* Isolated, because otherwise the value would take the direction of this text. */}
          <bdi className={visuallyHidden}>{own.before} </bdi>
          {before}
        </del>
      )}
      {after !== undefined && (
        <ins className={afterStyle} dir="auto">
          <bdi className={visuallyHidden}>{own.after} </bdi>
          {after}
        </ins>
      )}
    </div>
  );
}

const lineOf = ({ kind, path, before, after }: JsonDifference) =>
  `${signs[kind]} ${path}: ${[before, after].filter((value) => value !== undefined).join(' → ')}`;
