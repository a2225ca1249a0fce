import { Alert } from '@apiyard/ui/Alert';
import { Button } from '@apiyard/ui/Button';
import { Link } from '@apiyard/ui/Link';
import { IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { PageBand } from '@apiyard/kit/PageBand/PageBand.tsx';
import { specimenCopy } from '../specimen-copy.ts';
import { page } from './SpecimenPage.css.ts';

interface SpecimenPageProps {
  readonly title: string;
  readonly purpose: string;
  /** The other of the two pages. */
  readonly twin: { readonly href: string; readonly label: string };
  readonly onNew: () => void;
  readonly children: ReactNode;
}

/** Frame of both generators: title, purpose and notice. */
export function SpecimenPage({ title, purpose, twin, onNew, children }: SpecimenPageProps) {
  const t = useCopy(specimenCopy);
  return (
    <div className={page}>
      <PageBand
        title={title}
        purpose={purpose}
        actions={
          <>
            <Button tone="primary" icon={<IconRefresh size={20} stroke={1.5} />} onPress={onNew}>
              {t('specimen.new')}
            </Button>
            <Link href={twin.href} look="quiet">
              {twin.label}
            </Link>
          </>
        }
      />
      <Alert tone="info" title={t('specimen.notice.title')}>
        {t('specimen.notice.text')}
      </Alert>
      {children}
    </div>
  );
}
