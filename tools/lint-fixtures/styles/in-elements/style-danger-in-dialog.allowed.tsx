// in packages/features/hub/src
import { Button } from '@apiyard/ui/Button';
import { Dialog } from '@apiyard/ui/Dialog';

export const Question = ({ title, name }: { title: string; name: string }) => (
  <Dialog
    title={title}
    trigger={<Button tone="danger">{name}</Button>}
    actions={(close) => (
      <>
        <Button onPress={close}>{title}</Button>
        <Button tone="dangerSolid">{name}</Button>
      </>
    )}
  >
    {name}
  </Dialog>
);
