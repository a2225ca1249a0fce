import { useCopy } from '@apiyard/features/_kit/copy.ts';
import { IconButton } from '@apiyard/ui/IconButton';
import { breakpoints } from '@apiyard/ui/theme/media';
import { IconX } from '@tabler/icons-react';
import { useEffect } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { shellCopy } from '../shell-copy.ts';
import { drawer, drawerDialog, overlay } from './FullLayout.css.ts';
import { Sidebar } from './Sidebar.tsx';

/** The menu of narrow windows. Closes when a place is chosen, outside of it, with Escape, or when the window grows. */
export function Drawer({ onClose }: { readonly onClose: () => void }) {
  const t = useCopy(shellCopy);
  useEffect(() => {
    const wide = matchMedia(`(min-width: ${breakpoints.lg}px)`);
    wide.addEventListener('change', onClose);
    return () => wide.removeEventListener('change', onClose);
  }, [onClose]);
  return (
    <ModalOverlay isOpen isDismissable onOpenChange={(isOpen) => !isOpen && onClose()} className={overlay}>
      <Modal className={drawer}>
        <Dialog aria-label={t('shell.menu')} className={drawerDialog}>
          <Sidebar
            onLeave={onClose}
            action={<IconButton label={t('shell.close')} icon={<IconX size={20} stroke={1.5} aria-hidden />} onPress={onClose} />}
          />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
