import type { LoaderFunctionArgs } from 'react-router';
import { redirect } from 'react-router';
import { localPath, servicesOf } from '../_kit/route.ts';

/**
 * The loader of pages that sign people in: somebody who is signed in has nothing to do there. Each of them needs one: the
 * router loses the new address when a page without a loader is left while it is asked for again, as at every sign-in.
 */
export function visitorsOnly(args: LoaderFunctionArgs): null {
  if (servicesOf(args).session.user() === null) return null;
  throw redirect(localPath(new URL(args.request.url).searchParams.get('to')));
}
