/** The pages of admins: where their code and their texts are fetched from. Most visits never open one, so it is not in the shell. */
import { planCardCopy } from '@apiyard/features/_kit/PlanCard/plan-card-copy.ts';
import { markdownEditorCopy } from '@apiyard/features/_kit/MarkdownEditor/markdown-editor-copy.ts';
import { lazyRoute } from '@apiyard/features/_kit/route.ts';
import { sampleContentCopy } from '@apiyard/features/_kit/SampleContentNotice/sample-content-copy.ts';
import { unsavedCopy } from '@apiyard/features/_kit/unsaved/unsaved-copy.ts';
import { androidCopy } from '@apiyard/features/android/android-copy.ts';
import { auditCopy } from '@apiyard/features/audit/audit-copy.ts';
import { deskCopy } from '@apiyard/features/desk-content/desk-copy.ts';
import { messageDeskCopy } from '@apiyard/features/message-desk/message-desk-copy.ts';
import { peopleDeskCopy } from '@apiyard/features/people-desk/people-desk-copy.ts';
import { premiumCopy } from '@apiyard/features/premium/premium-copy.ts';
import { editorCopy } from '@apiyard/features/scrapers/editor/editor-copy.ts';
import { scrapersCopy } from '@apiyard/features/scrapers/scrapers-copy.ts';
import { healthCopy } from '@apiyard/features/site-desk/health/health-copy.ts';
import { invitationsCopy } from '@apiyard/features/site-desk/invitations/invitations-copy.ts';
import { settingsCopy } from '@apiyard/features/site-desk/settings/settings-copy.ts';

export const deskRoutes = {
  apps: lazyRoute(() => import('@apiyard/features/android/app-desk.route.tsx'), androidCopy, markdownEditorCopy),
  audit: lazyRoute(() => import('@apiyard/features/audit/audit.route.tsx'), auditCopy),
  gallery: lazyRoute(() => import('@apiyard/features/desk-content/gallery/gallery.route.tsx'), deskCopy, unsavedCopy),
  health: lazyRoute(() => import('@apiyard/features/site-desk/health/health.route.tsx'), healthCopy),
  invitations: lazyRoute(
    () => import('@apiyard/features/site-desk/invitations/invitations.route.tsx'),
    invitationsCopy,
  ),
  messages: lazyRoute(() => import('@apiyard/features/message-desk/message-desk.route.tsx'), messageDeskCopy),
  plans: lazyRoute(() => import('@apiyard/features/premium/plans.route.tsx'), premiumCopy, planCardCopy),
  post: lazyRoute(
    () => import('@apiyard/features/desk-content/posts/post-editor.route.tsx'),
    deskCopy,
    markdownEditorCopy,
    unsavedCopy,
  ),
  posts: lazyRoute(() => import('@apiyard/features/desk-content/posts/post-list.route.tsx'), deskCopy),
  premium: lazyRoute(() => import('@apiyard/features/premium/premium.route.tsx'), premiumCopy, planCardCopy),
  scraper: lazyRoute(() => import('@apiyard/features/scrapers/editor/editor.route.tsx'), editorCopy, scrapersCopy),
  scraperRevisions: lazyRoute(() => import('@apiyard/features/scrapers/revisions.route.tsx'), scrapersCopy),
  scraperStart: lazyRoute(() => import('@apiyard/features/scrapers/start.route.tsx'), scrapersCopy),
  scrapers: lazyRoute(() => import('@apiyard/features/scrapers/scraper-list.route.tsx'), scrapersCopy),
  settings: lazyRoute(
    () => import('@apiyard/features/site-desk/settings/settings.route.tsx'),
    settingsCopy,
    sampleContentCopy,
    unsavedCopy,
  ),
  update: lazyRoute(
    () => import('@apiyard/features/desk-content/updates/update-editor.route.tsx'),
    deskCopy,
    markdownEditorCopy,
    unsavedCopy,
  ),
  updates: lazyRoute(() => import('@apiyard/features/desk-content/updates/update-list.route.tsx'), deskCopy),
  user: lazyRoute(() => import('@apiyard/features/people-desk/user.route.tsx'), peopleDeskCopy),
  users: lazyRoute(() => import('@apiyard/features/people-desk/users.route.tsx'), peopleDeskCopy),
};
