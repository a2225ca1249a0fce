import { listMessages } from '@apiyard/api/contract/site/messages';
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { pagedQuery } from '@apiyard/kit/data/query.ts';
import { servicesOf } from '@apiyard/kit/routing/route.ts';
import { useViewInAddress } from '@apiyard/kit/routing/view-in-address.ts';
import { inAddress, questionOf } from './messages-view.ts';
import { MessagesScreen } from './MessagesScreen.tsx';
import { useMessages } from './use-messages.ts';

/** Does not await the data: the page renders immediately and fills in. */
export function loader(args: LoaderFunctionArgs) {
  const question = questionOf(inAddress.read(new URL(args.request.url).searchParams));
  void servicesOf(args).queryClient.prefetchInfiniteQuery(pagedQuery(listMessages, question));
  return { question };
}

/** Opening a message does not reload the list. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const questions = [currentUrl, nextUrl].map(
    ({ pathname, searchParams }) => pathname + JSON.stringify(questionOf(inAddress.read(searchParams))),
  );
  return questions[0] !== questions[1] || (defaultShouldRevalidate && currentUrl.search === nextUrl.search);
}

export function Component() {
  const { question } = useLoaderData<typeof loader>();
  const [view, onView] = useViewInAddress(inAddress);
  return <MessagesScreen {...useMessages(question, view)} view={view} nowMs={Date.now()} onView={onView} />;
}
