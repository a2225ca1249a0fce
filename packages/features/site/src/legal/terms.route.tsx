import type { LoaderFunctionArgs } from 'react-router';
import { loadOwnText, useOwnText } from './own-text.ts';
import { TermsScreen } from './terms/TermsScreen.tsx';

export const loader = (args: LoaderFunctionArgs) => loadOwnText(args, 'terms');

export function Component() {
  return <TermsScreen {...useOwnText('terms')} />;
}
