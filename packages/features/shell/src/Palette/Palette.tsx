import { Autocomplete } from '@apiyard/ui/Autocomplete';
import { Button } from '@apiyard/ui/Button';
import { Dialog } from '@apiyard/ui/Dialog';
import { Text } from '@apiyard/ui/Text';
import type { ReactNode } from 'react';
import { useMemo, useState } from 'react';
import type { CopyKey } from '@apiyard/kit/copy.ts';
import { useCopy } from '@apiyard/kit/copy.ts';
import { shellCopy } from '../shell-copy.ts';
import { body, status } from './Palette.css.ts';
import type en from './copy/en.ts';
import { paletteCopy } from './palette-copy.ts';
import type { Searchable } from './ranking.ts';
import { prepare, ranked } from './ranking.ts';

/** The groups of results, in order, and their names. */
const kinds = {
  page: 'shell.palette.pages',
  action: 'shell.palette.actions',
  tool: 'shell.palette.tools',
  docs: 'shell.palette.docs',
  calls: 'shell.palette.calls',
  users: 'shell.palette.users',
  scrapers: 'shell.palette.scrapers',
  vouchers: 'shell.palette.vouchers',
  setting: 'shell.palette.settings',
} as const satisfies Readonly<Record<string, CopyKey<typeof en>>>;

type PaletteKind = keyof typeof kinds;

/** Something to go to or to do. */
export interface PaletteItem extends Searchable {
  readonly id: string;
  readonly kind: PaletteKind;
  /** A second, quieter line. */
  readonly summary?: string;
  readonly icon?: ReactNode;
  /** Shown at the end: its shortcut. */
  readonly end?: ReactNode;
}

export interface PaletteProps {
  readonly items: readonly PaletteItem[];
  /** Of what loads: the tools when it opens, and what the server finds for the words. */
  readonly status: 'loading' | 'failed' | 'searching' | 'partly failed' | 'done';
  /** Ids of the latest choices, latest first. */
  readonly recent: readonly string[];
  /** Initial query: what was typed while the code loaded. @default '' */
  readonly typedAhead?: string;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** With each change of the words. */
  readonly onType?: (typed: string) => void;
  readonly onChoose: (item: PaletteItem) => void;
  readonly onRetry: () => void;
}

/** Maximum results per kind; a longer query narrows them. */
const shownOfKind = 8;

const statusTexts = {
  loading: 'shell.palette.loading',
  failed: 'shell.palette.failed',
  searching: 'shell.palette.searching',
  'partly failed': 'shell.palette.partlyFailed',
} as const;

/** A search over everything: arrow keys move, Enter opens. */
export function Palette({
  items,
  status: state,
  recent,
  typedAhead = '',
  isOpen,
  onOpenChange,
  onType,
  onChoose,
  onRetry,
}: PaletteProps) {
  const inShell = useCopy(shellCopy);
  const t = useCopy(paletteCopy);
  const [typed, setTyped] = useState(typedAhead);
  const type = (next: string) => {
    setTyped(next);
    onType?.(next);
  };
  const change = (open: boolean) => {
    if (!open) type('');
    onOpenChange(open);
  };
  const prepared = useMemo(() => prepare(items), [items]);
  const sections = useMemo(() => {
    const found = ranked(prepared, typed);
    const isIdle = typed.trim() === '';
    const lately = isIdle ? recent.flatMap((id) => items.find((item) => item.id === id) ?? []) : [];
    const left = found.filter((item) => !lately.includes(item));
    const all = [
      { id: 'recent', label: t('shell.palette.recent'), items: lately },
      ...(Object.keys(kinds) as PaletteKind[]).map((kind) => ({
        id: kind,
        label: t(kinds[kind]),
        items: left.filter((item) => item.kind === kind).slice(0, shownOfKind),
      })),
    ];
    // Best match first, of any kind.
    const best = isIdle ? undefined : found[0]?.kind;
    return all
      .filter((section) => section.items.length > 0)
      .toSorted((a, b) => Number(b.id === best) - Number(a.id === best))
      .map((section) => ({
        ...section,
        items: section.items.map(({ id, title, summary, icon, end }) => ({
          id,
          label: title,
          ...(summary !== undefined && { description: summary }),
          icon,
          end,
        })),
      }));
  }, [prepared, typed, recent, items, t]);
  return (
    <Dialog title={t('shell.palette.title')} size="medium" isOpen={isOpen} onOpenChange={change}>
      {(close) => (
        <div className={body}>
          <Autocomplete
            label={inShell('shell.palette')}
            // oxlint-disable-next-line no-autofocus -- people open it to type.
            autoFocus
            items={sections}
            defaultWords={typed}
            onSearch={type}
            isLoading={state === 'loading' || state === 'searching'}
            empty={t('shell.palette.empty')}
            onAction={(id) => {
              const chosen = items.find((item) => item.id === id);
              type('');
              close();
              if (chosen) onChoose(chosen);
            }}
          />
          {state !== 'done' && (
            <div className={status}>
              <span role="status">
                <Text size="small" tone="quiet" as="span">
                  {t(statusTexts[state])}
                </Text>
              </span>
              {(state === 'failed' || state === 'partly failed') && (
                <Button size="small" onPress={onRetry}>
                  {t('shell.palette.retry')}
                </Button>
              )}
            </div>
          )}
        </div>
      )}
    </Dialog>
  );
}
