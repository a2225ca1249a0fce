import { SupportScreen } from './SupportScreen/SupportScreen.tsx';
import { useMessage } from './use-message.ts';

export function Component() {
  return <SupportScreen message={useMessage('support')} />;
}
