import { Badge } from '@apiyard/ui/Badge';
import { IconButton } from '@apiyard/ui/IconButton';
import { Inline } from '@apiyard/ui/Inline';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useFormat } from '@apiyard/kit/format.ts';
import { editorCopy } from '../editor-copy.ts';
import { proposal as proposalClass, proposals as proposalsClass, proposalText } from './PagePicker.css.ts';

interface ProposalListProps {
  /** The highlighted element. */
  readonly pointed: { readonly tag: string; readonly text: string } | null;
  /** Instructions shown before anything is highlighted. */
  readonly hint: string;
  /** Null until something is picked. */
  readonly proposals: readonly { readonly text: string; readonly count: number }[] | null;
  /** Shown when there are no proposals. */
  readonly nothing: string;
  /** Highlights what a proposal matches; null clears it. */
  readonly onLook: (text: string | null) => void;
  readonly onTake: (text: string) => void;
  readonly onLeave: () => void;
}

/** The highlighted element, then the proposed selectors with their matches. */
export function ProposalList({ pointed, hint, proposals, nothing, onLook, onTake, onLeave }: ProposalListProps) {
  const t = useCopy(editorCopy);
  const format = useFormat();
  const list = useRef<HTMLUListElement>(null);
  const hasCome = proposals !== null;
  useEffect(() => {
    if (hasCome) list.current?.querySelector('button')?.focus();
  }, [hasCome, proposals]);
  const walk = (event: React.KeyboardEvent) => {
    if (event.key === 'Escape') return onLeave();
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = buttons.findIndex((button) => button === document.activeElement);
    buttons.at((at + (event.key === 'ArrowDown' ? 1 : -1)) % buttons.length)?.focus();
  };
  return (
    <Stack space={1}>
      <Inline justify="between" wrap={false} align="start">
        <div role="status">
          {proposals === null ? (
            <Text size="small">
              {pointed === null ? (
                hint
              ) : (
                <>
                  <bdi>{pointed.tag}</bdi> <bdi>{pointed.text}</bdi>
                </>
              )}
            </Text>
          ) : (
            <Text size="small" weight="heading">
              {proposals.length === 0 ? nothing : t('apiEditor.pick.choose')}
            </Text>
          )}
        </div>
        <IconButton label={t('apiEditor.pick.leave')} icon={<IconX size={20} stroke={1.5} />} onPress={onLeave} />
      </Inline>
      {proposals !== null && proposals.length > 0 && (
        <ul ref={list} className={proposalsClass} aria-label={t('apiEditor.pick.choose')}>
          {proposals.map(({ text, count }) => (
            <li key={text}>
              <button
                type="button"
                className={proposalClass}
                onKeyDown={walk}
                onFocus={() => onLook(text)}
                onBlur={() => onLook(null)}
                onPointerEnter={() => onLook(text)}
                onClick={() => onTake(text)}
              >
                <bdi className={proposalText} dir="ltr">
                  {text}
                </bdi>
                <Badge>{`× ${format.number(count)}`}</Badge>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}
