import { storyHealth } from '@apiyard/admin/health/story/story-health.ts';
import { loadActive } from '@apiyard/kit/copy.ts';
import { problemsCopy } from '@apiyard/kit/errors/problems-copy.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { sampleContentCopy } from '@apiyard/kit/SampleContentNotice/sample-content-copy.ts';
import { androidCopy } from '@apiyard/site/android/android-copy.ts';
import { AppVersionsScreen } from '@apiyard/admin/apps/AppVersionsScreen.tsx';
import { versions, view as noUpload } from '@apiyard/admin/apps/story/story-apps.ts';
import { contentCopy } from '@apiyard/admin/content/content-copy.ts';
import { GalleryScreen } from '@apiyard/admin/content/gallery/GalleryScreen.tsx';
import { storyGallery, storyNowMs } from '@apiyard/admin/content/story/entries.ts';
import { healthCopy } from '@apiyard/admin/health/health-copy.ts';
import { HealthScreen } from '@apiyard/admin/health/HealthScreen.tsx';
import { invitationsCopy } from '@apiyard/admin/invitations/invitations-copy.ts';
import { InvitationsScreen } from '@apiyard/admin/invitations/InvitationsScreen.tsx';
import { settingsCopy } from '@apiyard/admin/settings/settings-copy.ts';
import { formOf } from '@apiyard/admin/settings/settings-form.ts';
import { SettingsScreen } from '@apiyard/admin/settings/SettingsScreen.tsx';
import { pictured, screenModes } from '@apiyard/ui/story/modes.ts';
import type { ComponentProps, ReactNode } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { fullAt, inFull, isRendered } from '../in-full.tsx';

const nothing = () => {};
const done = <Value,>(value: Value) => ({ state: 'done' as const, value });

const settings: ComponentProps<typeof SettingsScreen>['base'] = {
  name: 'Harbour Yard',
  operator: 'Harbour Cooperative',
  contactEmail: 'hello@harbour.example',
  address: '12 Harbour Street, Example Town',
  country: 'Iceland',
  ownTexts: [],
  registration: 'invitation',
  maintenance: null,
  legal: { privacy: null, terms: null },
  confirmFirst: true,
  retention: { calls: 30, audit: 365, mails: 30 },
  version: 4,
};

type Invitation = Parameters<ComponentProps<typeof InvitationsScreen>['onWithdraw']>[0];
const invitation = (id: string, given: Partial<Invitation>): Invitation => ({
  id,
  email: null,
  note: '',
  state: 'open',
  usesMax: 1,
  uses: 0,
  invitedBy: 'admin',
  usedBy: null,
  usedAt: null,
  createdAt: '2026-11-18T10:00:00.000Z',
  expiresAt: '2026-11-25T10:00:00.000Z',
  ...given,
});
const invitations: readonly Invitation[] = [
  invitation('i1', { email: 'ann@harbour.example', note: 'From the books project' }),
  invitation('i2', { note: 'Summer school', usesMax: 20, uses: 7, usedBy: 'noor', usedAt: '2026-11-19T14:00:00.000Z' }),
  invitation('i3', {
    email: 'bo@harbour.example',
    state: 'used',
    uses: 1,
    usedBy: 'bo',
    usedAt: '2026-11-12T14:00:00.000Z',
  }),
  invitation('i4', { email: 'cy@harbour.example', state: 'withdrawn' }),
];

/** The admin pages for the site itself, each once with data. Their other states are under 'Screens'. */
const meta = preview.meta({
  title: 'Overview/Admin screens of the site',
  tags: ['!autodocs'],
  loaders: [
    () =>
      Promise.all(
        [androidCopy, contentCopy, healthCopy, invitationsCopy, problemsCopy, sampleContentCopy, settingsCopy].map(
          loadActive,
        ),
      ),
  ],
  parameters: { ...pictured(screenModes), layout: 'fullscreen' },
});

const at = (path: string, page: ReactNode) => ({
  parameters: fullAt(path, true),
  render: inFull(path, page, true),
  play: isRendered,
});

export const Settings = meta.story({
  ...at(
    '/admin/settings',
    <SettingsScreen
      base={settings}
      form={formOf(settings)}
      saved={null}
      failure={null}
      theirs={null}
      busy={null}
      testing={{ mutate: nothing, isPending: false, data: undefined, error: null, variables: undefined }}
      ownEmail="admin@harbour.example"
      legalDraft={{ at: null, onRestore: nothing, onDiscard: nothing }}
      samples={{ posts: 12, pictures: 24, updates: 1 }}
      onEdit={nothing}
      onSave={nothing}
      onUndo={nothing}
      onKeepMine={nothing}
      onTakeTheirs={nothing}
      onRemoveSamples={async () => {}}
    />,
  ),
  play: async () => {
    await isRendered();
    // Legal pages, and the three numbers of days: both come later than the rest.
    await waitFor(() =>
      expect([
        screen.getAllByRole('tab').length,
        document.querySelectorAll('#retention input[inputmode=numeric]').length,
      ]).toEqual([2, 3]),
    );
  },
});

export const Health = meta.story(
  at(
    '/admin/health',
    <HealthScreen
      health={storyHealth}
      failure={null}
      isPaused={false}
      isAsking={false}
      nowMs={Date.parse(storyHealth.at)}
      onPause={nothing}
      onCheck={nothing}
      onRefresh={nothing}
    />,
  ),
);

export const Invitations = meta.story({
  ...at(
    '/admin/invitations',
    <InvitationsScreen
      invitations={done(invitations)}
      more="none"
      nowMs={storyNowMs}
      onInvite={nothing}
      onWithdraw={nothing}
      onRestore={nothing}
      onMore={nothing}
      onRetry={nothing}
    />,
  ),
  parameters: { app: { ...fullAt('/admin/invitations', true).app, site: { registration: 'invitation' } } },
});

export const Apps = meta.story(
  at(
    '/admin/addapk',
    <AppVersionsScreen
      versions={done(versions)}
      upload={noUpload()}
      nowMs={storyNowMs}
      onAct={nothing}
      onReload={nothing}
      onChoose={nothing}
      onPause={nothing}
      onResume={nothing}
      onRetry={nothing}
      onCancel={nothing}
      onMake={nothing}
    />,
  ),
);

export const Gallery = meta.story(
  at(
    '/admin/gallery',
    <GalleryScreen
      items={done(storyGallery)}
      more="none"
      uploads={{ uploads: [], done: 0, total: 0 }}
      nowMs={storyNowMs}
      onFiles={nothing}
      onRetryUpload={nothing}
      onRemove={nothing}
      onRename={nothing}
      onFirst={nothing}
      onDelete={nothing}
      onMore={nothing}
      onRetry={nothing}
    />,
  ),
);
