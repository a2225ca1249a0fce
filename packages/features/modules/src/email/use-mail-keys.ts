import type { Email } from '@apiyard/api/contract/modules/email';
import { useShortcut } from '@apiyard/kit/browser/shortcuts.ts';
import { useCopy } from '@apiyard/kit/copy.ts';
import { emailCopy } from './email-copy.ts';
import type { EmailView } from './email-view.ts';
import type { Place } from './mailbox/places.ts';
import type { ReplyKind } from './mailbox/reply.ts';
import type { Act } from './mailbox/steps.ts';
import type { Thread } from './mailbox/threads.ts';

interface MailKeys {
  readonly view: EmailView;
  readonly onView: (view: EmailView) => void;
  readonly threads: readonly Thread[];
  readonly place: Place;
  readonly open: string | null;
  readonly cursor: string | null;
  readonly setCursor: (id: string) => void;
  readonly show: (id: string | null) => void;
  readonly act: (act: Act, emails: readonly Email[]) => void;
  readonly conversation: readonly Email[];
  readonly selectedEmails: readonly Email[];
  readonly onToggle: (id: string) => void;
  readonly onReply: (kind: ReplyKind, email: Email) => void;
  readonly onCompose: () => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
}

/** The keys of the page. They are about the selected rows; without, the open conversation; without, the row of the keys. */
export function useMailKeys(keys: MailKeys): void {
  const { view, onView, threads, place, open, cursor, setCursor, show, act, conversation, selectedEmails } = keys;
  const t = useCopy(emailCopy);
  const at = threads.findIndex(({ id }) => id === (open ?? cursor));
  const here = threads[at];
  const targets = selectedEmails.length > 0 ? selectedEmails : (here?.emails ?? []);
  const go = (by: 1 | -1) => {
    const next = threads[Math.min(Math.max(at + by, 0), threads.length - 1)];
    if (next === undefined) return;
    setCursor(next.id);
    if (open !== null) show(next.id);
  };
  const actOn = (next: Act) => targets.length > 0 && act(next, targets);
  const reply = (kind: ReplyKind) => {
    const email = (open === null ? (here?.emails ?? []) : conversation.toReversed()).find(
      ({ draft, sendAt }) => !draft && sendAt === null,
    );
    if (email !== undefined) keys.onReply(kind, email);
  };
  useShortcut('j', t('email.shortcut.next'), () => go(1), { doesRepeat: true });
  useShortcut('k', t('email.shortcut.previous'), () => go(-1), { doesRepeat: true });
  useShortcut('o', t('email.shortcut.open'), () => here && show(here.id));
  useShortcut('e', t('email.action.archive'), () => actOn({ kind: 'archived' }));
  useShortcut('#', t(place === 'trash' ? 'email.action.restore' : 'email.action.delete'), () =>
    actOn({ kind: place === 'trash' ? 'restored' : 'deleted' }),
  );
  useShortcut('r', t('email.reply'), () => reply('reply'));
  useShortcut('a', t('email.replyAll'), () => reply('replyAll'));
  useShortcut('f', t('email.forward'), () => reply('forward'));
  useShortcut('c', t('email.compose'), keys.onCompose);
  useShortcut('u', t(targets.some(({ unread }) => unread) ? 'email.action.read' : 'email.action.unread'), () =>
    actOn({ kind: targets.some(({ unread }) => unread) ? 'read' : 'unread' }),
  );
  useShortcut('x', t('email.shortcut.select'), () => here && keys.onToggle(here.id));
  useShortcut('s', t('email.shortcut.star'), () =>
    actOn({ kind: targets.some(({ starred }) => starred) ? 'unstarred' : 'starred' }),
  );
  useShortcut('g i', t('email.place.inbox'), () => onView({ ...view, place: 'inbox', query: '', open: null }));
  useShortcut(open === null ? null : 'Escape', t('email.shortcut.close'), () => show(null));
  useShortcut('Mod+z', t('email.undo'), keys.onUndo);
  useShortcut('Mod+Shift+z', t('email.redo'), keys.onRedo);
}
