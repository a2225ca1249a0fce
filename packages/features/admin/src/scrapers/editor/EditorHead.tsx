import { Badge } from '@apiyard/ui/Badge';
import { Button } from '@apiyard/ui/Button';
import { Dialog } from '@apiyard/ui/Dialog';
import { IconButton } from '@apiyard/ui/IconButton';
import { Menu } from '@apiyard/ui/Menu';
import type { MenuEntry, MenuGroup } from '@apiyard/ui/Menu';
import { Text } from '@apiyard/ui/Text';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconDeviceFloppy,
  IconDots,
  IconDownload,
  IconHistory,
  IconPlayerPause,
  IconPlayerPlay,
  IconPointFilled,
  IconRestore,
  IconTerminal2,
  IconTrash,
} from '@tabler/icons-react';
import { useState } from 'react';
import { toolHref } from '@apiyard/kit/areas/tool-href.ts';
import { useCopy } from '@apiyard/kit/copy.ts';
import { PageBand } from '@apiyard/kit/PageBand/PageBand.tsx';
import { saveScrapers } from '../export-file.ts';
import { HealthBadge, StateBadge } from '../ScraperMarks.tsx';
import { editorCopy } from './editor-copy.ts';
import { useEditorForm } from './editor-form.tsx';
import { head, marks } from './EditorScreen.css.ts';

/** Title, state and actions of the API. */
export function EditorHead() {
  const t = useCopy(editorCopy);
  const { state, send, definition } = useEditorForm();
  const [isAsking, setIsAsking] = useState(false);
  const { scraper, phase } = state;
  const isBusy = phase === 'saving' || phase === 'publishing' || phase === 'acting';
  const icon = { size: 20, stroke: 1.5 } as const;
  const first: MenuEntry[] =
    scraper === null
      ? []
      : [
          ...(scraper.live === null
            ? []
            : [
                {
                  id: 'play',
                  label: t('apiEditor.menu.playground'),
                  icon: <IconTerminal2 {...icon} />,
                  href: toolHref(scraper.api),
                },
              ]),
          {
            id: 'revisions',
            label: t('apiEditor.menu.revisions'),
            icon: <IconHistory {...icon} />,
            href: `/addscrape/${scraper.id}/revisions`,
          },
          ...(scraper.state === 'published'
            ? [{ id: 'pause', label: t('apiEditor.menu.pause'), icon: <IconPlayerPause {...icon} /> }]
            : []),
          ...(scraper.state === 'paused'
            ? [{ id: 'resume', label: t('apiEditor.menu.resume'), icon: <IconPlayerPlay {...icon} /> }]
            : []),
        ];
  const menu: (MenuEntry | MenuGroup)[] = [
    {
      id: 'about',
      items: [
        ...first,
        { id: 'export', label: t('apiEditor.menu.export'), icon: <IconDownload {...icon} /> },
        {
          id: 'discard',
          label: t('apiEditor.menu.discard'),
          icon: <IconRestore {...icon} />,
          isDisabled: !state.isUnsaved,
        },
      ],
    },
    ...(scraper === null
      ? []
      : [
          {
            id: 'end',
            items: [
              {
                id: 'delete',
                label: t('apiEditor.menu.delete'),
                icon: <IconTrash {...icon} />,
                tone: 'error' as const,
              },
            ],
          },
        ]),
  ];
  const onAction = (id: string) => {
    if (id === 'pause' || id === 'resume') send({ type: 'act', act: id });
    if (id === 'delete') setIsAsking(true);
    if (id === 'export') saveScrapers([definition]);
    if (id === 'discard') send({ type: 'discard' });
  };
  return (
    <div className={head}>
      <PageBand
        title={definition.title || t('apiEditor.untitled')}
        actions={
          <>
            <IconButton
              label={t('apiEditor.undo')}
              icon={<IconArrowBackUp {...icon} />}
              isDisabled={!state.canUndo}
              onPress={() => send({ type: 'undo' })}
            />
            <IconButton
              label={t('apiEditor.redo')}
              icon={<IconArrowForwardUp {...icon} />}
              isDisabled={!state.canRedo}
              onPress={() => send({ type: 'redo' })}
            />
            <Menu
              label={t('apiEditor.menu')}
              placement="bottom end"
              trigger={
                <IconButton label={t('apiEditor.more')} tone="quiet" size="medium" icon={<IconDots {...icon} />} />
              }
              items={menu}
              onAction={onAction}
            />
            <Button
              icon={<IconDeviceFloppy {...icon} />}
              isPending={phase === 'saving'}
              isDisabled={isBusy && phase !== 'saving'}
              onPress={() => send({ type: 'save' })}
            >
              {t('apiEditor.save')}
            </Button>
            <Button
              tone="primary"
              isPending={phase === 'publishing'}
              isDisabled={isBusy && phase !== 'publishing'}
              onPress={() => send({ type: 'publish' })}
            >
              {t('apiEditor.publish')}
            </Button>
          </>
        }
      />
      <div className={marks}>
        <Text as="span" size="small" tone="quiet" isMono>
          {`/api/v1/${definition.area}/${definition.path || '…'}`}
        </Text>
        {scraper !== null && <StateBadge state={scraper.state} />}
        {scraper !== null && scraper.live !== null && <HealthBadge health={scraper.health} />}
        <span role="status">
          {state.isUnsaved ? (
            <Badge tone="info" icon={<IconPointFilled size={16} aria-hidden />}>
              {t('apiEditor.unsaved')}
            </Badge>
          ) : state.lastDone !== null ? (
            <Text as="span" size="small" tone="quiet">
              {t(`apiEditor.done.${state.lastDone}`, { revision: scraper?.live?.revision ?? 0 })}
            </Text>
          ) : (
            scraper?.changed === true && (
              <Text as="span" size="small" tone="quiet">
                {t('apiEditor.changed')}
              </Text>
            )
          )}
        </span>
      </div>
      <Dialog
        role="alertdialog"
        title={t('apiEditor.delete.title', { title: definition.title })}
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        actions={(close) => (
          <>
            <Button onPress={close}>{t('apiEditor.cancel')}</Button>
            <Button
              tone="dangerSolid"
              onPress={() => {
                close();
                send({ type: 'act', act: 'delete' });
              }}
            >
              {t('apiEditor.delete.yes')}
            </Button>
          </>
        )}
      >
        <Text>{t('apiEditor.delete.text')}</Text>
      </Dialog>
    </div>
  );
}
