import { loadActive } from '@apiyard/kit/copy.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { emailCopy } from '@apiyard/modules/email/email-copy.ts';
import { EmailScreen } from '@apiyard/modules/email/EmailScreen.tsx';
import { storyEmails } from '@apiyard/modules/email/story/mailbox.ts';
import { pictured, screenModes } from '@apiyard/ui/story/modes.ts';
import { isRendered } from '../in-full.tsx';

const nothing = () => {};

/** The mailbox with an open conversation and a selected one, in the toolbar's language and mode. Its other states are under 'Screens'. */
const meta = preview.meta({
  title: 'Overview/Email screen',
  tags: ['!autodocs'],
  loaders: [() => loadActive(emailCopy)],
  parameters: pictured(screenModes),
});

export const Email = meta.story({
  parameters: { app: { at: '/apps/email' } },
  render: () => (
    <EmailScreen
      emails={{ state: 'done', value: storyEmails }}
      view={{ place: 'inbox', query: '', open: 'move' }}
      selected={storyEmails.filter(({ id }) => id === 'choir').map(({ threadId }) => threadId)}
      pane="end"
      nowMs={Date.UTC(2026, 10, 20, 10)}
      actions={null}
      onView={nothing}
      onToggle={nothing}
      onExtend={nothing}
      onSelect={nothing}
      onPane={nothing}
      onRead={nothing}
      onAct={nothing}
      onDeleteForever={nothing}
      onReply={nothing}
      onEditDraft={nothing}
      onCancelSending={nothing}
      onCompose={nothing}
      onUndo={nothing}
      onRedo={nothing}
      onRetry={nothing}
    />
  ),
  play: isRendered,
});
