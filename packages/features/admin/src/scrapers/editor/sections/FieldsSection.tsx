import { Badge } from '@apiyard/ui/Badge';
import { Button } from '@apiyard/ui/Button';
import { Disclosure } from '@apiyard/ui/Disclosure';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { IconPlus } from '@tabler/icons-react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useFormat } from '@apiyard/kit/format.ts';
import { blankField } from '../definition/blank.ts';
import { issuesIn } from '../definition/check.ts';
import type { PlacedField } from '../definition/fields.ts';
import { allFields, withNewField } from '../definition/fields.ts';
import { editorCopy } from '../editor-copy.ts';
import { At, useEditorForm } from '../editor-form.tsx';
import { focusPlace } from '../focus-place.ts';
import { useIntoSight } from '../use-into-sight.ts';
import { FieldDetail } from './FieldDetail.tsx';
import { fieldTitle, level, noName } from './FieldsSection.css.ts';

/** The tree of fields; the active one is open. */
export function FieldsSection() {
  const t = useCopy(editorCopy);
  const { definition, edit, send, wrongAt } = useEditorForm();
  const { errorMessage } = wrongAt('/fields');
  const add = () => {
    edit('/fields', (old) => withNewField(old, '', blankField()));
    const added = `/fields/${definition.fields.length}`;
    send({ type: 'focus', at: added });
    focusPlace(`${added}/name`);
  };
  return (
    <At pointer="/fields">
      <Stack space={1}>
        {definition.fields.length === 0 && <Text tone="quiet">{t('apiEditor.fields.none')}</Text>}
        <div>
          {allFields(definition.fields).map((placed) => (
            <FieldRow key={placed.pointer} placed={placed} />
          ))}
        </div>
        {errorMessage !== undefined && (
          <Text size="small" tone="error">
            {errorMessage}
          </Text>
        )}
        <span>
          <Button size="small" icon={<IconPlus size={16} stroke={1.5} />} onPress={add}>
            {t('apiEditor.fields.add')}
          </Button>
        </span>
      </Stack>
    </At>
  );
}

function FieldRow({ placed }: { readonly placed: PlacedField }) {
  const t = useCopy(editorCopy);
  const format = useFormat();
  const { state, send, reportOf } = useEditorForm();
  const { pointer, field, depth, reportName } = placed;
  const isOpen = state.focused === pointer;
  const row = useIntoSight(isOpen);
  const report = reportOf(reportName);
  const wrong = issuesIn(state.issues, pointer).length;
  const how = field.select === undefined ? t('apiEditor.fields.itself') : String(Object.values(field.select)[0] ?? '');
  return (
    <div ref={row} className={level} style={{ '--depth': depth } as React.CSSProperties} data-part={pointer}>
      <Disclosure
        titleLevel={3}
        title={
          field.name === '' ? (
            <span className={noName}>{t('apiEditor.fields.unnamed')}</span>
          ) : (
            <bdi className={fieldTitle}>{field.name}</bdi>
          )
        }
        summary={
          <bdi className={fieldTitle} dir="ltr">
            {how}
          </bdi>
        }
        isOpen={isOpen}
        onOpenChange={(open) => send({ type: 'focus', at: open ? pointer : null })}
        aside={
          wrong > 0 ? (
            <Badge tone="error">{t('apiEditor.issues', { count: wrong })}</Badge>
          ) : (
            report && (
              <Badge tone={report.matches === 0 ? 'warning' : 'neutral'}>
                {report.matches === 0 ? t('apiEditor.fields.nothing') : `× ${format.number(report.matches)}`}
              </Badge>
            )
          )
        }
      >
        {isOpen && <FieldDetail placed={placed} report={report} />}
      </Disclosure>
    </div>
  );
}
