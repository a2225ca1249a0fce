import { Autocomplete } from '@apiyard/ui/Autocomplete';
import { Button } from '@apiyard/ui/Button';
import { Dialog } from '@apiyard/ui/Dialog';
import { Text } from '@apiyard/ui/Text';
import type { ReactNode } from 'react';
import { useMemo, useState } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { shellCopy } from '../shell-copy.ts';
import { body, status } from './Palette.css.ts';
import { prepare, ranked } from './ranking.ts';

/** Something to go to or to do. */
export interface PaletteItem {
  readonly id: string;
  readonly kind: 'page' | 'tool' | 'setting';
  readonly title: string;
  /** A second, quieter line. */
  readonly summary?: string;
  /** Other words it is looked for by, in any language. */
  readonly words: readonly string[];
  readonly icon?: ReactNode;
  /** Shown at the end: its shortcut. */
  readonly end?: ReactNode;
}

export interface PaletteProps {
  readonly items: readonly PaletteItem[];
  /** Loading state of the tools; pages and settings are available immediately. */
  readonly tools: 'loading' | 'failed' | 'done';
  /** Ids of the latest choices, latest first. */
  readonly recent: readonly string[];
  /** Initial query: what was typed while the code loaded. @default '' */
  readonly typedAhead?: string;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onChoose: (item: PaletteItem) => void;
  readonly onRetry: () => void;
}

/** Maximum results per kind; a longer query narrows them. */
const shownOfKind = 8;

/** A search over everything: arrow keys move, Enter opens. */
export function Palette({
  items,
  tools,
  recent,
  typedAhead = '',
  isOpen,
  onOpenChange,
  onChoose,
  onRetry,
}: PaletteProps) {
  const t = useCopy(shellCopy);
  const [typed, setTyped] = useState(typedAhead);
  const change = (open: boolean) => {
    if (!open) setTyped('');
    onOpenChange(open);
  };
  const prepared = useMemo(() => prepare(items), [items]);
  const sections = useMemo(() => {
    const found = ranked(prepared, typed);
    const isIdle = typed.trim() === '';
    const lately = isIdle ? recent.flatMap((id) => items.find((item) => item.id === id) ?? []) : [];
    const left = found.filter((item) => !lately.includes(item));
    const of = (kind: PaletteItem['kind']) =>
      left.filter((item) => item.kind === kind).slice(0, isIdle && kind === 'page' ? undefined : shownOfKind);
    const all = [
      { id: 'recent', label: t('shell.palette.recent'), items: lately },
      { id: 'page', label: t('shell.palette.pages'), items: of('page') },
      { id: 'tool', label: t('shell.palette.tools'), items: of('tool') },
      { id: 'setting', label: t('shell.palette.settings'), items: of('setting') },
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
            label={t('shell.palette')}
            // oxlint-disable-next-line no-autofocus -- people open it to type.
            autoFocus
            items={sections}
            defaultWords={typed}
            onSearch={setTyped}
            isLoading={tools === 'loading'}
            empty={t('shell.palette.empty')}
            onAction={(id) => {
              const chosen = items.find((item) => item.id === id);
              setTyped('');
              close();
              if (chosen) onChoose(chosen);
            }}
          />
          {tools !== 'done' && (
            <div className={status}>
              <span role="status">
                <Text size="small" tone="quiet" as="span">
                  {tools === 'loading' ? t('shell.palette.loading') : t('shell.palette.failed')}
                </Text>
              </span>
              {tools === 'failed' && (
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
