import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router';
import { useNowMs } from '@apiyard/kit/Time/use-now.ts';
import { getEmails } from '@apiyard/api/contract/modules/email';
import { useMemo } from 'react';
import { servicesOf } from '@apiyard/kit/routing/route.ts';
import { useViewInAddress } from '@apiyard/kit/routing/view-in-address.ts';
import { SampleDataButton } from '../sample-data/SampleDataButton.tsx';
import { ComposerHost } from './composer/ComposerHost.tsx';
import { inAddress } from './email-view.ts';
import { EmailScreen } from './EmailScreen.tsx';
import { emailsQuery } from './flow/session.ts';
import { useMailbox } from './flow/use-mailbox.ts';
import { DeleteForeverDialog } from './parts/DeleteForeverDialog.tsx';
import { useReadingPane } from './parts/reading-pane.ts';

/** Does not await the data: the page renders immediately and fills in. */
export function loader(args: LoaderFunctionArgs) {
  void servicesOf(args).queryClient.prefetchQuery(emailsQuery);
  return null;
}

/** All views show the same data. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return defaultShouldRevalidate && (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search);
}

export function Component() {
  const [view, onView] = useViewInAddress(inAddress);
  const [pane, onPane] = useReadingPane();
  const { screen, deleting, onForget } = useMailbox();
  const nowMs = useNowMs();
  const actions = useMemo(
    () => <SampleDataButton module="email" invalidates={[getEmails]} onReset={onForget} />,
    [onForget],
  );
  return (
    <>
      <EmailScreen
        {...screen}
        view={view}
        onView={onView}
        pane={pane}
        onPane={onPane}
        nowMs={nowMs}
        actions={actions}
      />
      <DeleteForeverDialog {...deleting} />
      <ComposerHost />
    </>
  );
}
