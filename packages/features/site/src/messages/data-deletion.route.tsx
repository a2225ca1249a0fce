import { DataDeletionScreen } from './DataDeletionScreen/DataDeletionScreen.tsx';
import { useMessage } from './use-message.ts';

export function Component() {
  return <DataDeletionScreen message={useMessage('data-deletion')} />;
}
