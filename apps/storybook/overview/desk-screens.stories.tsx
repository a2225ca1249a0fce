import { loadActive } from '@apiyard/features/_kit/copy.ts';
import { markdownEditorCopy } from '@apiyard/features/_kit/MarkdownEditor/markdown-editor-copy.ts';
import { preview } from '@apiyard/features/_kit/story/preview.tsx';
import { auditCopy } from '@apiyard/features/audit/audit-copy.ts';
import { wholeLog } from '@apiyard/features/audit/audit-view.ts';
import { AuditScreen } from '@apiyard/features/audit/AuditScreen.tsx';
import { storyEntries } from '@apiyard/features/audit/story/story-entries.ts';
import { deskCopy } from '@apiyard/features/desk-content/desk-copy.ts';
import { wholeDesk as wholeContent } from '@apiyard/features/desk-content/list/desk-view.ts';
import { PostEditorScreen } from '@apiyard/features/desk-content/posts/PostEditorScreen.tsx';
import { postState, storyNowMs, storyUpdates } from '@apiyard/features/desk-content/story/entries.ts';
import { UpdateListScreen } from '@apiyard/features/desk-content/updates/UpdateListScreen.tsx';
import { wholeDesk as wholeMessages } from '@apiyard/features/message-desk/desk-view.ts';
import { messageDeskCopy } from '@apiyard/features/message-desk/message-desk-copy.ts';
import { MessageDeskScreen } from '@apiyard/features/message-desk/MessageDeskScreen.tsx';
import { storyMessages, supportMessage } from '@apiyard/features/message-desk/story/story-messages.ts';
import { peopleDeskCopy } from '@apiyard/features/people-desk/people-desk-copy.ts';
import { aminaDetails, storyCalls, storyPeople, storyPlans } from '@apiyard/features/people-desk/story/story-people.ts';
import { UserScreen } from '@apiyard/features/people-desk/user/UserScreen.tsx';
import { everybody } from '@apiyard/features/people-desk/users/users-view.ts';
import { UsersScreen } from '@apiyard/features/people-desk/users/UsersScreen.tsx';
import { wholeDesk as wholePremium } from '@apiyard/features/premium/desk-view.ts';
import { PlansScreen } from '@apiyard/features/premium/plans/PlansScreen.tsx';
import { PremiumScreen } from '@apiyard/features/premium/PremiumScreen.tsx';
import {
  adminPlans,
  pagesOf,
  storyPeople as premiumPeople,
  storyRequest,
  storyVouchers,
} from '@apiyard/features/premium/story/desk.ts';
import { pictured, screenModes } from '@apiyard/ui/story/modes.ts';
import type { ReactNode } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { fullAt, inFull, stands } from './in-full.tsx';

const nothing = () => {};
const done = <Value,>(value: Value) => ({ state: 'done' as const, value });

/** The admin's desk, each page once with data. Their other states are under 'Screens'. */
const meta = preview.meta({
  title: 'Overview/Desk screens',
  tags: ['!autodocs'],
  loaders: [
    () => Promise.all([auditCopy, deskCopy, markdownEditorCopy, messageDeskCopy, peopleDeskCopy].map(loadActive)),
  ],
  parameters: { ...pictured(screenModes), layout: 'fullscreen' },
});

const at = (path: string, page: ReactNode) => ({
  parameters: fullAt(path, true),
  render: inFull(path, page, true),
  play: stands,
});

export const Users = meta.story(
  at(
    '/admin/users',
    <UsersScreen
      people={done({ items: storyPeople, count: 61 })}
      isAsking={false}
      plans={storyPlans}
      view={everybody}
      ownId="p2"
      nowMs={storyNowMs}
      onView={nothing}
      onRetry={nothing}
    />,
  ),
);

export const OneUser = meta.story(
  at(
    '/admin/users/p11',
    <UserScreen
      person={done(aminaDetails)}
      plans={storyPlans}
      calls={done(storyCalls)}
      hasMoreCalls
      ownId="p2"
      nowMs={storyNowMs}
      busy={null}
      isStale={false}
      onAct={nothing}
      onMoreCalls={nothing}
      onRetry={nothing}
    />,
  ),
);

export const Premium = meta.story(
  at(
    '/addprem',
    <PremiumScreen
      view={wholePremium}
      openRequests={1}
      nowMs={storyNowMs}
      onView={nothing}
      onGrant={nothing}
      onRetry={nothing}
      people={{
        people: done({ ...pagesOf(premiumPeople), counts: { active: 3, ending: 1, ended: 1 } }),
        onAct: nothing,
      }}
      requests={{ requests: done(pagesOf([storyRequest])), onAnswer: nothing }}
      vouchers={{ vouchers: done(pagesOf(storyVouchers)), onMake: nothing, onWithdraw: nothing, onRestore: nothing }}
    />,
  ),
);

export const Plans = meta.story(
  at(
    '/admin/plans',
    <PlansScreen plans={done(adminPlans)} onNew={nothing} onEdit={nothing} onDelete={nothing} onRetry={nothing} />,
  ),
);

export const Messages = meta.story(
  at(
    '/admin/messages',
    <MessageDeskScreen
      desk={done({ items: storyMessages, hasMore: true, counts: { open: 2, unread: 1 } })}
      open={supportMessage}
      isGone={false}
      view={{ ...wholeMessages, open: supportMessage.id }}
      nowMs={storyNowMs}
      onView={nothing}
      onAct={nothing}
      onMore={nothing}
      onRetry={nothing}
    />,
  ),
);

export const Audit = meta.story(
  at(
    '/admin/audit',
    <AuditScreen
      entries={done(storyEntries)}
      hasMore
      view={wholeLog}
      nowMs={storyNowMs}
      isSaving={false}
      onView={nothing}
      onMore={nothing}
      onCsv={nothing}
      onRetry={nothing}
    />,
  ),
);

export const Updates = meta.story(
  at(
    '/admin/recent-updates',
    <UpdateListScreen
      rows={done(storyUpdates)}
      more="resting"
      view={wholeContent}
      nowMs={storyNowMs}
      onView={nothing}
      onMore={nothing}
      onAct={nothing}
      onRetry={nothing}
    />,
  ),
);

export const PostEditor = meta.story({
  ...at(
    '/admin/blog/p2',
    <PostEditorScreen
      state={postState()}
      send={nothing}
      categories={['Guides', 'Security', 'News']}
      nowMs={storyNowMs}
      onChooseCover={nothing}
    />,
  ),
  play: async () => {
    await stands();
    await waitFor(() => expect(screen.getAllByRole('textbox').length).toBeGreaterThan(2));
  },
});
