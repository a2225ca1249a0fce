import type { Email } from '@apiyard/api/contract/modules/email';
import { useCopy } from '@apiyard/kit/copy.ts';
import { IconButton } from '@apiyard/ui/IconButton';
import { Menu } from '@apiyard/ui/Menu';
import { Toolbar } from '@apiyard/ui/Toolbar';
import {
  IconAlertOctagon,
  IconArchive,
  IconBookmark,
  IconClock,
  IconDots,
  IconInbox,
  IconMail,
  IconMailOpened,
  IconRestore,
  IconStar,
  IconTag,
  IconTrash,
  IconTrashX,
} from '@tabler/icons-react';
import { emailCopy } from '../email-copy.ts';
import type { Place } from '../mailbox/places.ts';
import { labels } from '../mailbox/places.ts';
import type { Act } from '../mailbox/steps.ts';
import { LaterMenu } from './LaterMenu.tsx';

interface MailActionsProps {
  /** What they are done with. */
  readonly emails: readonly Email[];
  readonly place: Place;
  readonly onAct: (act: Act) => void;
  readonly onDeleteForever: () => void;
}

const icon = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;

/** What can be done with emails in a place: those that are selected, or that are read. */
export function MailActions({ emails, place, onAct, onDeleteForever }: MailActionsProps) {
  const t = useCopy(emailCopy);
  const isTrash = place === 'trash';
  const isSpam = place === 'spam';
  const isReceived = !emails.some(({ sent, draft, sendAt }) => sent || draft || sendAt !== null);
  const isInInbox = emails.some(({ inbox, snoozedUntil }) => inbox || snoozedUntil !== null);
  const isUnread = emails.some(({ unread }) => unread);
  const isStarred = emails.some(({ starred }) => starred);
  const isImportant = emails.some(({ important }) => important);
  const isSnoozed = emails.some(({ snoozedUntil }) => snoozedUntil !== null);
  const button = (label: string, sign: React.ReactNode, act: Act) => (
    <IconButton label={label} icon={sign} onPress={() => onAct(act)} />
  );
  return (
    <Toolbar label={t('email.actions')}>
      {isTrash ? (
        <>
          {button(t('email.action.restore'), <IconRestore {...icon} />, { kind: 'restored' })}
          <IconButton
            label={t('email.action.deleteForever')}
            icon={<IconTrashX {...icon} />}
            onPress={onDeleteForever}
          />
        </>
      ) : (
        <>
          {isSpam && button(t('email.action.notSpam'), <IconInbox {...icon} />, { kind: 'notSpam' })}
          {!isSpam && isInInbox && button(t('email.action.archive'), <IconArchive {...icon} />, { kind: 'archived' })}
          {!isSpam &&
            !isInInbox &&
            isReceived &&
            button(t('email.action.inbox'), <IconInbox {...icon} />, { kind: 'moved' })}
          {button(t('email.action.delete'), <IconTrash {...icon} />, { kind: 'deleted' })}
          {!isSpam && isReceived && button(t('email.action.spam'), <IconAlertOctagon {...icon} />, { kind: 'spam' })}
        </>
      )}
      {isUnread
        ? button(t('email.action.read'), <IconMailOpened {...icon} />, { kind: 'read' })
        : button(t('email.action.unread'), <IconMail {...icon} />, { kind: 'unread' })}
      {!isTrash && !isSpam && isReceived && !isSnoozed && (
        <LaterMenu
          label={t('email.action.snooze')}
          trigger={<IconButton label={t('email.action.snooze')} icon={<IconClock {...icon} />} />}
          onChoose={(until) => onAct({ kind: 'snoozed', until })}
        />
      )}
      <Menu
        label={t('email.action.label')}
        trigger={<IconButton label={t('email.action.label')} icon={<IconTag {...icon} />} />}
        selected={emails[0]?.label ?? 'none'}
        items={[
          ...labels.map((id) => ({ id, label: t(`email.place.${id}`) })),
          { id: 'none', label: t('email.action.noLabel') },
        ]}
        onAction={(id) => onAct({ kind: 'labelled', label: labels.find((label) => label === id) ?? null })}
      />
      <Menu
        label={t('email.action.more')}
        placement="bottom end"
        trigger={<IconButton label={t('email.action.more')} icon={<IconDots {...icon} />} />}
        items={[
          {
            id: isStarred ? 'unstarred' : 'starred',
            label: t(isStarred ? 'email.action.unstar' : 'email.action.star'),
            icon: <IconStar {...icon} />,
          },
          {
            id: isImportant ? 'unimportant' : 'important',
            label: t(isImportant ? 'email.action.unimportant' : 'email.action.important'),
            icon: <IconBookmark {...icon} />,
          },
          ...(isSnoozed ? [{ id: 'unsnoozed', label: t('email.action.unsnooze'), icon: <IconInbox {...icon} /> }] : []),
        ]}
        onAction={(id) => onAct({ kind: id as 'starred' | 'unstarred' | 'important' | 'unimportant' | 'unsnoozed' })}
      />
    </Toolbar>
  );
}
