import { Badge } from '@apiyard/ui/Badge';
import { Text } from '@apiyard/ui/Text';
import { useCopy } from '@apiyard/kit/copy.ts';
import type { ErrorEntry } from '../articles/error-codes.ts';
import { anchor, row, rowHead, rowName, rows } from '../docs.css.ts';
import { docsCopy } from '../docs-copy.ts';
import { CopyAnchor } from '../page/DocsSection.tsx';
import { Words } from '../words/Words.tsx';

/** Codes with status, meaning and what to do. `withAnchors` on the page that other pages link to. */
export function ErrorRows({
  entries,
  withAnchors = false,
}: {
  readonly entries: readonly ErrorEntry[];
  readonly withAnchors?: boolean;
}) {
  const t = useCopy(docsCopy);
  return (
    <ul role="list" className={rows}>
      {entries.map(({ code, status, means, todo }) => (
        <li key={code} {...(withAnchors && { id: code })} className={`${row} ${anchor}`}>
          <div className={rowHead}>
            <code dir="ltr" className={rowName}>
              {code}
            </code>
            <Badge>{String(status)}</Badge>
            {withAnchors && <CopyAnchor id={code} title={code} />}
          </div>
          <Text isProse>
            <Words>{t(means)}</Words>
          </Text>
          <Text isProse tone="quiet">
            <Words>{t(todo)}</Words>
          </Text>
        </li>
      ))}
    </ul>
  );
}
