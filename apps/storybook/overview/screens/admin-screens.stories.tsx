import { loadActive } from '@apiyard/kit/copy.ts';
import { markdownEditorCopy } from '@apiyard/kit/MarkdownEditor/markdown-editor-copy.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { auditCopy } from '@apiyard/admin/audit/audit-copy.ts';
import { wholeLog } from '@apiyard/admin/audit/audit-view.ts';
import { AuditScreen } from '@apiyard/admin/audit/AuditScreen.tsx';
import { storyEntries } from '@apiyard/admin/audit/story/story-entries.ts';
import { contentCopy } from '@apiyard/admin/content/content-copy.ts';
import { wholeContent } from '@apiyard/admin/content/list/content-view.ts';
import { PostEditorScreen } from '@apiyard/admin/content/posts/PostEditorScreen.tsx';
import { postState, storyNowMs, storyUpdates } from '@apiyard/admin/content/story/entries.ts';
import { UpdateListScreen } from '@apiyard/admin/content/updates/UpdateListScreen.tsx';
import { wholeContent as wholeMessages } from '@apiyard/admin/messages/messages-view.ts';
import { messagesCopy } from '@apiyard/admin/messages/messages-copy.ts';
import { MessagesScreen } from '@apiyard/admin/messages/MessagesScreen.tsx';
import { storyMessages, supportMessage } from '@apiyard/admin/messages/story/story-messages.ts';
import { usersCopy } from '@apiyard/admin/users/users-copy.ts';
import { aminaDetails, storyCalls, storyPeople, storyPlans } from '@apiyard/admin/users/story/story-people.ts';
import { UserScreen } from '@apiyard/admin/users/user/UserScreen.tsx';
import { allUsers } from '@apiyard/admin/users/users/users-view.ts';
import { UsersScreen } from '@apiyard/admin/users/users/UsersScreen.tsx';
import { wholeContent as wholePremium } from '@apiyard/admin/premium/premium-view.ts';
import { PlansScreen } from '@apiyard/admin/premium/plans/PlansScreen.tsx';
import { PremiumScreen } from '@apiyard/admin/premium/PremiumScreen.tsx';
import {
  adminPlans,
  pagesOf,
  storyPeople as premiumPeople,
  storyRequest,
  storyVouchers,
} from '@apiyard/admin/premium/story/premium.ts';
import { pictured, screenModes } from '@apiyard/ui/story/modes.ts';
import type { ReactNode } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { fullAt, inFull, isRendered } from '../in-full.tsx';

const nothing = () => {};
const done = <Value,>(value: Value) => ({ state: 'done' as const, value });

/** The admin area, each page once with data. Their other states are under 'Screens'. */
const meta = preview.meta({
  title: 'Overview/Admin screens',
  tags: ['!autodocs'],
  loaders: [() => Promise.all([auditCopy, contentCopy, markdownEditorCopy, messagesCopy, usersCopy].map(loadActive))],
  parameters: { ...pictured(screenModes), layout: 'fullscreen' },
});

const at = (path: string, page: ReactNode) => ({
  parameters: fullAt(path, true),
  render: inFull(path, page, true),
  play: isRendered,
});

export const Users = meta.story(
  at(
    '/admin/users',
    <UsersScreen
      people={done({ items: storyPeople, count: 61 })}
      isAsking={false}
      plans={storyPlans}
      view={allUsers}
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
      moreCalls="resting"
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
        people: pagesOf(premiumPeople),
        counts: { active: 3, ending: 1, ended: 1 },
        onAct: nothing,
      }}
      requests={{ requests: pagesOf([storyRequest]), onAnswer: nothing }}
      vouchers={{ vouchers: pagesOf(storyVouchers), onMake: nothing, onWithdraw: nothing, onRestore: nothing }}
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
    <MessagesScreen
      messages={done({ items: storyMessages, counts: { open: 2, unread: 1 } })}
      open={supportMessage}
      isGone={false}
      more="resting"
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
      more="resting"
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
    await isRendered();
    await waitFor(() => expect(screen.getAllByRole('textbox').length).toBeGreaterThan(2));
  },
});
