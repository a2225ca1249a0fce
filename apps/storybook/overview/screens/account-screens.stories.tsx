import { accountPageCopy } from '@apiyard/kit/AccountPage/account-page-copy.ts';
import { areasCopy } from '@apiyard/kit/areas/areas-copy.ts';
import { loadActive } from '@apiyard/kit/copy.ts';
import { storyUser } from '@apiyard/kit/story/people.ts';
import { storyPlans } from '@apiyard/kit/story/plans.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { idleMutation } from '@apiyard/kit/story/mutations.ts';
import { ProfileScreen } from '@apiyard/account/settings/ProfileScreen/ProfileScreen.tsx';
import { SecurityScreen } from '@apiyard/account/settings/SecurityScreen/SecurityScreen.tsx';
import { storyAccount, storyNowMs, storySessions, wholeAccount } from '@apiyard/account/settings/story/accounts.ts';
import { keysCopy } from '@apiyard/account/keys/keys-copy.ts';
import { KeysScreen } from '@apiyard/account/keys/KeysScreen/KeysScreen.tsx';
import { storyNowMs as keysNowMs, storyKeys } from '@apiyard/account/keys/story/story-keys.ts';
import { PlanScreen } from '@apiyard/account/plan/PlanScreen/PlanScreen.tsx';
import { premiumAccount } from '@apiyard/account/plan/story/account-plans.ts';
import {
  shownCalls,
  storyCalls,
  storyNowMs as usageNowMs,
  storyUsage,
} from '@apiyard/account/usage/story/story-usage.ts';
import { usageCopy } from '@apiyard/account/usage/usage-copy.ts';
import { wholeView } from '@apiyard/account/usage/usage-view.ts';
import { UsageScreen } from '@apiyard/account/usage/UsageScreen/UsageScreen.tsx';
import { pictured, screenModes } from '@apiyard/ui/story/modes.ts';
import { fullAt, inFull, isRendered } from '../in-full.tsx';

const nothing = () => {};

/** The account pages, each once with data. Their other states are under 'Screens'. */
const meta = preview.meta({
  title: 'Overview/Account screens',
  tags: ['!autodocs'],
  loaders: [() => Promise.all([accountPageCopy, areasCopy, keysCopy, usageCopy].map(loadActive))],
  parameters: { ...pictured(screenModes), layout: 'fullscreen' },
});

const resend = { secondsLeft: 0, isPending: false, isSent: false, error: null, onResend: nothing };

export const Profile = meta.story({
  parameters: fullAt('/account/profile'),
  render: inFull(
    '/account/profile',
    <ProfileScreen
      account={{ state: 'done', value: storyAccount }}
      profile={idleMutation()}
      email={{ resend, isDropping: false, onChangeEmail: nothing, onDrop: nothing }}
      isKeeping={false}
      onDelete={nothing}
      onKeep={nothing}
      onRetry={nothing}
    />,
  ),
  play: isRendered,
});

export const Security = meta.story({
  parameters: fullAt('/account/security'),
  render: inFull(
    '/account/security',
    <SecurityScreen
      account={{ state: 'done', value: wholeAccount }}
      sessions={{ state: 'done', value: storySessions }}
      nowMs={storyNowMs}
      password={idleMutation()}
      twoSteps={{ onStart: nothing, onRenew: nothing, onStop: nothing }}
      passkeys={{ offer: 'possible', onAdd: nothing, onRename: nothing, onRemove: nothing }}
      onEnd={nothing}
      onEndOthers={nothing}
      onRetry={nothing}
    />,
  ),
  play: isRendered,
});

export const Keys = meta.story({
  parameters: fullAt('/account/keys'),
  render: inFull(
    '/account/keys',
    <KeysScreen
      keys={{ state: 'done', value: storyKeys }}
      keysMax={5}
      ended={{ state: 'loading' }}
      moreEnded="none"
      nowMs={keysNowMs}
      onNew={nothing}
      onAct={nothing}
      onOpenEnded={nothing}
      onMoreEnded={nothing}
      onRetryEnded={nothing}
      onRetry={nothing}
    />,
  ),
  play: isRendered,
});

export const Usage = meta.story({
  parameters: fullAt('/account/usage'),
  render: inFull(
    '/account/usage',
    <UsageScreen
      user={storyUser}
      usage={{ state: 'done', value: storyUsage }}
      calls={shownCalls(storyCalls, { more: 'resting' })}
      view={wholeView}
      isKept={false}
      isDownloading={false}
      apiOrigin="https://yard.example"
      nowMs={usageNowMs}
      onView={nothing}
      onOlder={nothing}
      onNewer={nothing}
      onDownload={nothing}
      onKeep={nothing}
      onRetry={nothing}
    />,
  ),
  play: isRendered,
});

export const Plan = meta.story({
  parameters: fullAt('/account/plan'),
  render: inFull(
    '/account/plan',
    <PlanScreen
      account={{ state: 'done', value: premiumAccount }}
      offered={storyPlans}
      voucher={idleMutation()}
      request={{ asked: idleMutation(), withdrawn: idleMutation(), wanted: null }}
      nowMs={storyNowMs}
      onRetry={nothing}
    />,
  ),
  play: isRendered,
});
