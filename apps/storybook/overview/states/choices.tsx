import { Checkbox } from '@apiyard/ui/Checkbox';
import { ComboBox } from '@apiyard/ui/ComboBox';
import { MultiSelect } from '@apiyard/ui/MultiSelect';
import { RadioGroup } from '@apiyard/ui/RadioGroup';
import { Select } from '@apiyard/ui/Select';
import { Slider } from '@apiyard/ui/Slider';
import { Switch } from '@apiyard/ui/Switch';
import { TagGroup } from '@apiyard/ui/TagGroup';
import type { StatesProps } from './states.tsx';
import { Row } from './states.tsx';

const nothing = () => {};
const forced = ['hovered', 'focused'] as const;
const options = [
  { id: 'png', label: 'PNG' },
  { id: 'svg', label: 'SVG' },
] as const;

export const choiceNames = [
  'Checkbox',
  'RadioGroup',
  'Switch',
  'Slider',
  'Select',
  'MultiSelect',
  'ComboBox',
  'TagGroup',
];

export function Choices({ translate }: StatesProps) {
  const format = { label: translate('format'), options, onChange: nothing };
  return (
    <>
      <Row
        name="Checkbox"
        forced={forced}
        others={{
          selected: <Checkbox isSelected>{translate('notify')}</Checkbox>,
          indeterminate: <Checkbox isIndeterminate>{translate('notify')}</Checkbox>,
          invalid: <Checkbox errorMessage={translate('optionMissing')}>{translate('notify')}</Checkbox>,
          disabled: <Checkbox isDisabled>{translate('notify')}</Checkbox>,
          'selected, disabled': (
            <Checkbox isSelected isDisabled>
              {translate('notify')}
            </Checkbox>
          ),
        }}
      >
        <Checkbox>{translate('notify')}</Checkbox>
      </Row>
      <Row
        name="RadioGroup"
        forced={forced}
        others={{
          invalid: <RadioGroup {...format} value={null} errorMessage={translate('formatMissing')} />,
          disabled: <RadioGroup {...format} value="png" isDisabled />,
        }}
      >
        <RadioGroup {...format} value="png" />
      </Row>
      <Row
        name="Switch"
        forced={forced}
        others={{
          selected: (
            <Switch isSelected onChange={nothing}>
              {translate('public')}
            </Switch>
          ),
          disabled: (
            <Switch isSelected={false} isDisabled onChange={nothing}>
              {translate('public')}
            </Switch>
          ),
          'selected, disabled': (
            <Switch isSelected isDisabled onChange={nothing}>
              {translate('public')}
            </Switch>
          ),
        }}
      >
        <Switch isSelected={false} onChange={nothing}>
          {translate('public')}
        </Switch>
      </Row>
      <Row
        name="Slider"
        forced={['focused']}
        others={{ disabled: <Slider label={translate('quality')} value={40} onChange={nothing} isDisabled /> }}
        target="input"
      >
        <Slider label={translate('quality')} value={40} onChange={nothing} />
      </Row>
      <Row
        name="Select"
        forced={forced}
        others={{
          placeholder: <Select {...format} value={null} />,
          invalid: <Select {...format} value={null} errorMessage={translate('formatMissing')} />,
          disabled: <Select {...format} value="png" isDisabled />,
        }}
      >
        <Select {...format} value="png" />
      </Row>
      <Row
        name="MultiSelect"
        forced={forced}
        others={{
          invalid: <MultiSelect {...format} value={[]} errorMessage={translate('formatMissing')} />,
          disabled: <MultiSelect {...format} value={['png', 'svg']} isDisabled />,
        }}
      >
        <MultiSelect {...format} value={['png', 'svg']} />
      </Row>
      <Row
        name="ComboBox"
        forced={forced}
        others={{
          invalid: <ComboBox {...format} value={null} errorMessage={translate('formatMissing')} />,
          'read-only': <ComboBox {...format} value="png" isReadOnly />,
          disabled: <ComboBox {...format} value="png" isDisabled />,
        }}
      >
        <ComboBox {...format} value="png" />
      </Row>
      <Row name="TagGroup" forced={forced} target="[role='row']">
        <TagGroup
          label={translate('subjects')}
          tags={[
            { id: 'text', label: translate('text') },
            { id: 'maps', label: translate('maps') },
          ]}
          selectionMode="multiple"
          selected={['maps']}
          onSelectionChange={nothing}
          onRemove={nothing}
        />
      </Row>
    </>
  );
}
