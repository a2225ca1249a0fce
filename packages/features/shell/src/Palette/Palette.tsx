import { CommandPalette } from '@apiyard/ui/CommandPalette';
import type { ReactNode } from 'react';
import { useMemo, useState } from 'react';
import type { CopyKey } from '@apiyard/kit/copy.ts';
import { useCopy } from '@apiyard/kit/copy.ts';
import { shellCopy } from '../shell-copy.ts';
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
  tasks: 'shell.palette.tasks',
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
  /** The keys of its shortcut: `['Mod', 'P']`. */
  readonly keys?: readonly string[];
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
  const prepared = useMemo(() => prepare(items), [items]);
  const groups = useMemo(() => {
    const found = ranked(prepared, typed);
    // Best match first, of any kind.
    const best = typed.trim() === '' ? undefined : found[0]?.kind;
    return (Object.keys(kinds) as PaletteKind[])
      .toSorted((a, b) => Number(b === best) - Number(a === best))
      .map((kind) => ({
        id: kind,
        label: t(kinds[kind]),
        items: found
          .filter((item) => item.kind === kind)
          .map(({ id, title, summary, icon, keys }) => ({
            id,
            label: title,
            icon,
            ...(summary !== undefined && { description: summary }),
            ...(keys !== undefined && { keys }),
          })),
      }));
  }, [prepared, typed, t]);
  return (
    <CommandPalette
      title={t('shell.palette.title')}
      label={inShell('shell.palette')}
      groups={groups}
      groupMax={shownOfKind}
      recent={{ label: t('shell.palette.recent'), ids: recent }}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      onAction={(id) => {
        const chosen = items.find((item) => item.id === id);
        if (chosen) onChoose(chosen);
      }}
      onSearch={(next) => {
        setTyped(next);
        onType?.(next);
      }}
      defaultWords={typedAhead}
      isLoading={state === 'loading' || state === 'searching'}
      empty={t('shell.palette.empty')}
      {...(state !== 'done' && { status: t(statusTexts[state]) })}
      {...((state === 'failed' || state === 'partly failed') && { onRetry })}
    />
  );
}
