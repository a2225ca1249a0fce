import { IconColumns2, IconList } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import type { ElementProps } from '../../element/element-props.ts';
import { useComponentLabels, useWording } from '../../labels/use-labels.ts';
import { media } from '../../theme/media.ts';
import { useMedia } from '../../theme/use-media.ts';
import { CopyButton } from '../CopyButton/CopyButton.tsx';
import { Text } from '../Text/Text.tsx';
import { ToggleButtonGroup } from '../ToggleButtonGroup/ToggleButtonGroup.tsx';
import { added, box, counts, head, name, nothing, removed, tools } from './Diff.css.ts';
import { diffLines } from './diff-lines.ts';
import type { DiffHunk } from './diff-lines.ts';
import { rowsOfHunks, rowsOfLines, unifiedText } from './diff-rows.ts';
import { DiffTable } from './DiffTable.tsx';
import { diffLabels } from '../../labels/components/diff.ts';

export type DiffView = 'unified' | 'sides';

interface CommonProps extends ElementProps<HTMLElement> {
  /** Title of the diff, shown above it: 'Definition', 'README.md'. */
  label: string;
  /** The view that is shown first. People can change it, except on narrow screens, where it is unified. @default 'unified' */
  defaultView?: DiffView;
  /** What the copy button copies. @default the unified diff */
  copyText?: string;
}

/** The texts themselves: collapsed lines can be shown. */
interface OfTexts extends CommonProps {
  /** The text before the change. */
  before: string;
  /** The text after the change. */
  after: string;
  /** Unchanged lines around changes. @default 3 */
  contextLines?: number;
  hunks?: never;
}

/** A diff that was made elsewhere. */
interface OfHunks extends CommonProps {
  /** The changed places, in order. */
  hunks: readonly DiffHunk[];
  before?: never;
  after?: never;
  contextLines?: never;
}

export type DiffProps = OfTexts | OfHunks;

/** What changed between two texts, line by line, with the changed words marked. JSON compared by path is a `JsonDiff`. */
export function Diff({
  label,
  hunks,
  before = '',
  after = '',
  contextLines = 3,
  defaultView = 'unified',
  copyText,
  ...element
}: DiffProps) {
  const labels = useComponentLabels(diffLabels);
  const wording = useWording();
  const hasRoom = !useMedia(media.belowSm);
  const [chosen, setChosen] = useState(defaultView);
  const view = hasRoom ? chosen : 'unified';
  const rows = useMemo(
    () => (hunks === undefined ? rowsOfLines(diffLines(before, after), contextLines) : rowsOfHunks(hunks)),
    [hunks, before, after, contextLines],
  );
  const count = (kind: 'added' | 'removed') => rows.filter((row) => row.kind === kind).length;
  const [addedCount, removedCount] = [count('added'), count('removed')];
  const isSame = addedCount + removedCount === 0;
  return (
    <figure {...element} className={box}>
      <figcaption className={head}>
        <span className={name}>{label}</span>
        {!isSame && (
          <span className={counts}>
            <span className={added}>{wording.count(labels.linesAdded, addedCount)}</span>
            <span className={removed}>{wording.count(labels.linesRemoved, removedCount)}</span>
          </span>
        )}
        {!isSame && (
          <span className={tools}>
            {hasRoom && (
              <ToggleButtonGroup
                label={labels.view}
                size="small"
                isIconOnly
                value={view}
                onChange={setChosen}
                options={[
                  { id: 'unified', label: labels.unified, icon: <IconList aria-hidden size={20} stroke={1.5} /> },
                  { id: 'sides', label: labels.sideBySide, icon: <IconColumns2 aria-hidden size={20} stroke={1.5} /> },
                ]}
              />
            )}
            <CopyButton text={() => copyText ?? unifiedText(rows)} />
          </span>
        )}
      </figcaption>
      {isSame ? (
        <div className={nothing}>
          <Text tone="quiet">{labels.noDifferences}</Text>
        </div>
      ) : (
        <DiffTable label={label} rows={rows} view={view} />
      )}
    </figure>
  );
}
