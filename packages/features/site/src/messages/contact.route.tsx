import { ContactScreen } from './ContactScreen/ContactScreen.tsx';
import { useMessage } from './use-message.ts';

export function Component() {
  return <ContactScreen message={useMessage('contact')} />;
}
