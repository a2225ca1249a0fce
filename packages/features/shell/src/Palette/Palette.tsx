import { CommandPalette } from '@apiyard/ui/CommandPalette';
import type { ReactNode } from 'react';
import { useMemo, useState } from 'react';
import type { CopyKey } from '@apiyard/kit/copy.ts';
import { useCopy } from '@apiyard/kit/copy.ts';
import type { FinderLabel } from '@apiyard/kit/navigation/search/search-copy.ts';
import { searchCopy } from '@apiyard/kit/navigation/search/search-copy.ts';
import { shellCopy } from '../shell-copy.ts';
import type en from './copy/en.ts';
import { paletteCopy } from './palette-copy.ts';
import type { Searchable } from './ranking.ts';
import { prepare, ranked } from './ranking.ts';

/** The palette's own groups, in order, and their names. Those of finders are before the settings. */
const kinds = {
  page: 'shell.palette.pages',
  action: 'shell.palette.actions',
  tool: 'shell.palette.tools',
  setting: 'shell.palette.settings',
} as const satisfies Readonly<Record<string, CopyKey<typeof en>>>;

/** Something to go to or to do. */
export interface PaletteItem extends Searchable {
  readonly id: string;
  /** A group of the palette, or that of a finder, which has an order. */
  readonly kind: keyof typeof kinds | FinderLabel;
  /** Of the group among those of finders, ascending. */
  readonly order?: number;
  /** The result of a tool, which is shown alone. @default false */
  readonly isResult?: boolean;
  /** A second, quieter line. */
  readonly summary?: string;
  readonly icon?: ReactNode;
  /** The keys of its shortcut: `['Mod', 'P']`. */
  readonly keys?: readonly string[];
  /** Where it leads. @default its id */
  readonly href?: string;
  /** Choosing it copies this. */
  readonly copyText?: string;
}

export interface PaletteProps {
  readonly items: readonly PaletteItem[];
  /** What was typed is a line for a tool, which is at work: nothing else is shown. @default false */
  readonly isClaimed?: boolean;
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

const isOwn = (kind: PaletteItem['kind']): kind is keyof typeof kinds => kind in kinds;

/** The groups in their order: those of finders that have found something are before the settings. */
function kindsIn(items: readonly PaletteItem[]): readonly PaletteItem['kind'][] {
  const orders = new Map(items.flatMap(({ kind, order }) => (order === undefined ? [] : [[kind, order] as const])));
  const byOrder = Array.from(orders).toSorted(([, a], [, b]) => a - b);
  return ['page', 'action', 'tool', ...byOrder.map(([kind]) => kind), 'setting'];
}

const statusTexts = {
  loading: 'shell.palette.loading',
  failed: 'shell.palette.failed',
  searching: 'shell.palette.searching',
  'partly failed': 'shell.palette.partlyFailed',
} as const;

/** A search over everything: arrow keys move, Enter opens. */
export function Palette({
  items,
  isClaimed = false,
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
  const inSearch = useCopy(searchCopy);
  const [typed, setTyped] = useState(typedAhead);
  const prepared = useMemo(() => prepare(items), [items]);
  const groups = useMemo(() => {
    const all = ranked(prepared, typed);
    const results = all.filter(({ isResult = false }) => isResult);
    // A line for a tool is no search: Enter takes the result, not what happens to contain the same words.
    const found = isClaimed || results.length > 0 ? results : all;
    // Best match first, of any kind.
    const best = typed.trim() === '' ? undefined : found[0]?.kind;
    return kindsIn(found)
      .toSorted((a, b) => Number(b === best) - Number(a === best))
      .map((kind) => ({
        id: kind,
        label: isOwn(kind) ? t(kinds[kind]) : inSearch(kind),
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
  }, [prepared, isClaimed, typed, t, inSearch]);
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
