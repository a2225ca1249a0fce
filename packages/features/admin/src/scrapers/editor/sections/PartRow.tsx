import { Badge } from '@apiyard/ui/Badge';
import { Disclosure } from '@apiyard/ui/Disclosure';
import type { ReactNode } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { issuesIn } from '../definition/check.ts';
import { editorCopy } from '../editor-copy.ts';
import { useEditorForm } from '../editor-form.tsx';
import { fieldTitle, noName } from './FieldsSection.css.ts';

interface PartRowProps {
  readonly pointer: string;
  readonly name: string;
  /** Shown without a name. */
  readonly unnamed: string;
  /** The name is used in code. @default false */
  readonly isCode?: boolean;
  readonly summary?: ReactNode;
  /** Shown while there are no issues. */
  readonly badge?: ReactNode;
  /** Rendered only while the part is active. */
  readonly children: () => ReactNode;
}

/** A field, parameter or test: open while it is the active part. */
export function PartRow({ pointer, name, unnamed, isCode = false, summary, badge, children }: PartRowProps) {
  const t = useCopy(editorCopy);
  const { state, send } = useEditorForm();
  const isOpen = state.focused === pointer;
  const wrong = issuesIn(state.issues, pointer).length;
  return (
    <Disclosure
      titleLevel={3}
      title={
        name === '' ? (
          <span className={noName}>{unnamed}</span>
        ) : (
          <bdi {...(isCode && { className: fieldTitle })}>{name}</bdi>
        )
      }
      {...(summary !== undefined && { summary })}
      isOpen={isOpen}
      onOpenChange={(open) => send({ type: 'focus', at: open ? pointer : null })}
      aside={wrong > 0 ? <Badge tone="error">{t('apiEditor.issues', { count: wrong })}</Badge> : badge}
    >
      {isOpen && children()}
    </Disclosure>
  );
}
