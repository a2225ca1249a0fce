import type { Email } from '@apiyard/api/contract/modules/email';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useShortcut } from '@apiyard/kit/browser/shortcuts.ts';
import { IconButton } from '@apiyard/ui/IconButton';
import { Menu } from '@apiyard/ui/Menu';
import { SearchField } from '@apiyard/ui/SearchField';
import { Sheet } from '@apiyard/ui/Sheet';
import { whenIdle } from '@apiyard/ui/when-idle';
import { IconLayoutBottombar, IconLayoutSidebarRight, IconMenu2, IconSquare } from '@tabler/icons-react';
import { memo, useEffect, useRef, useState } from 'react';
import { emailCopy } from '../email-copy.ts';
import type { Counts, Place } from '../mailbox/places.ts';
import { prepareSearch } from '../mailbox/search.ts';
import { onNarrow, onWide, searchBox, searchRow } from '../parts/EmailFrame.css.ts';
import { Folders } from '../parts/Folders.tsx';
import type { ReadingPane } from '../parts/reading-pane.ts';
import { readingPanes } from '../parts/reading-pane.ts';
import { SearchHelp } from '../parts/SearchHelp.tsx';

interface SearchRowProps {
  readonly query: string;
  readonly place: Place;
  readonly onSearch: (query: string) => void;
  readonly pane: ReadingPane;
  readonly onPane: (pane: ReadingPane) => void;
  readonly emails: readonly Email[];
  readonly counts: Counts;
}

const icon = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;
const paneIcons = {
  end: <IconLayoutSidebarRight {...icon} />,
  below: <IconLayoutBottombar {...icon} />,
  off: <IconSquare {...icon} />,
} as const;

/** So many emails are prepared for the search at a time while the browser is idle. */
const preparedAtOnce = 200;

/** The search with its help, the folders where they have no column, and where emails are read. */
export const SearchRow = memo(function SearchRow({
  query,
  place,
  onSearch,
  pane,
  onPane,
  emails,
  counts,
}: SearchRowProps) {
  const t = useCopy(emailCopy);
  const box = useRef<HTMLDivElement>(null);
  const [areFoldersOpen, setAreFoldersOpen] = useState(false);
  useShortcut('/', t('email.search'), () => box.current?.querySelector('input')?.focus());
  useEffect(() => {
    let cancel = () => {};
    const prepare = (from: number) => {
      if (from >= emails.length) return;
      cancel = whenIdle(() => {
        prepareSearch(emails.slice(from, from + preparedAtOnce));
        prepare(from + preparedAtOnce);
      });
    };
    prepare(0);
    return () => cancel();
  }, [emails]);
  return (
    <div className={searchRow}>
      <span className={onNarrow}>
        <Sheet
          title={t('email.folders')}
          edge="start"
          isOpen={areFoldersOpen}
          onOpenChange={setAreFoldersOpen}
          trigger={<IconButton label={t('email.folders')} icon={<IconMenu2 {...icon} />} size="medium" />}
        >
          <Folders place={place} counts={counts} onNavigate={() => setAreFoldersOpen(false)} />
        </Sheet>
      </span>
      <div ref={box} className={searchBox}>
        <SearchField label={t('email.search')} value={query} keys={['/']} onChange={onSearch} />
      </div>
      <SearchHelp />
      <span className={onWide}>
        <Menu
          label={t('email.pane')}
          placement="bottom end"
          trigger={<IconButton label={t('email.pane')} icon={paneIcons[pane]} size="medium" />}
          selected={pane}
          items={readingPanes.map((id) => ({ id, label: t(`email.pane.${id}`), icon: paneIcons[id] }))}
          onAction={(id) => onPane(id as ReadingPane)}
        />
      </span>
    </div>
  );
});
