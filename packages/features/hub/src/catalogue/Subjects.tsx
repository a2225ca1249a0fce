import type { Subject } from '@apiyard/api/contract/hub/hub';
import { Heading } from '@apiyard/ui/Heading';
import { Link } from '@apiyard/ui/Link';
import type { ReactNode } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { hubCopy } from '../hub-copy.ts';
import type { SubjectGroup } from './catalogue-view.ts';
import { contents, section } from './Subjects.css.ts';

/** From so many subjects on, an area has links to them. */
const contentsMin = 3;

interface SubjectSectionProps {
  readonly subject: Subject | null;
  readonly level: 2 | 3;
  readonly children: ReactNode;
}

/** Tools of one subject. On the page of an area, links lead here. */
export function SubjectSection({ subject, level, children }: SubjectSectionProps) {
  const t = useCopy(hubCopy);
  return (
    <section {...(level === 2 && { id: anchorOf(subject) })} className={section}>
      <Heading level={level} size={level === 2 ? 'h5' : 'h6'}>
        {t(`hub.subject.${subject ?? 'other'}`)}
      </Heading>
      {children}
    </section>
  );
}

/** Links to the subjects of an area that has many. */
export function SubjectContents({ groups }: { readonly groups: readonly SubjectGroup[] }) {
  const t = useCopy(hubCopy);
  if (groups.length < contentsMin) return null;
  return (
    <nav aria-label={t('hub.subjects')}>
      <ul role="list" className={contents}>
        {groups.map(({ subject }) => (
          <li key={subject}>
            <Link href={`#${anchorOf(subject)}`}>{t(`hub.subject.${subject ?? 'other'}`)}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const anchorOf = (subject: Subject | null): string => `subject-${subject ?? 'other'}`;
