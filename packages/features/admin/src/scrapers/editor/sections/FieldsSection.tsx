import { Badge } from '@apiyard/ui/Badge';
import { Button } from '@apiyard/ui/Button';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { IconPlus } from '@tabler/icons-react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useFormat } from '@apiyard/kit/format.ts';
import { blankField } from '../definition/blank.ts';
import type { PlacedField } from '../definition/fields.ts';
import { allFields, withNewField } from '../definition/fields.ts';
import { editorCopy } from '../editor-copy.ts';
import { At, useEditorForm } from '../editor-form.tsx';
import { focusPlace } from '../focus-place.ts';
import { useIntoSight } from '../use-into-sight.ts';
import { FieldDetail } from './FieldDetail.tsx';
import { fieldTitle, level } from './FieldsSection.css.ts';
import { PartRow } from './PartRow.tsx';

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
  const { state, reportOf } = useEditorForm();
  const { pointer, field, depth, reportName } = placed;
  const row = useIntoSight(state.focused === pointer);
  const report = reportOf(reportName);
  const how = field.select === undefined ? t('apiEditor.fields.itself') : String(Object.values(field.select)[0] ?? '');
  return (
    <div ref={row} className={level} style={{ '--depth': depth } as React.CSSProperties} data-part={pointer}>
      <PartRow
        pointer={pointer}
        name={field.name}
        unnamed={t('apiEditor.fields.unnamed')}
        isCode
        summary={
          <bdi className={fieldTitle} dir="ltr">
            {how}
          </bdi>
        }
        badge={
          report && (
            <Badge tone={report.matches === 0 ? 'warning' : 'neutral'}>
              {report.matches === 0 ? t('apiEditor.fields.nothing') : `× ${format.number(report.matches)}`}
            </Badge>
          )
        }
      >
        {() => <FieldDetail placed={placed} report={report} />}
      </PartRow>
    </div>
  );
}
