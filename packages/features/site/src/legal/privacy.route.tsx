import type { LoaderFunctionArgs } from 'react-router';
import { loadOwnText, useOwnText } from './own-text.ts';
import { PrivacyScreen } from './privacy/PrivacyScreen.tsx';

export const loader = (args: LoaderFunctionArgs) => loadOwnText(args, 'privacy');

export function Component() {
  return <PrivacyScreen {...useOwnText('privacy')} />;
}
