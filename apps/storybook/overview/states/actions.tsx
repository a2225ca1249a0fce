import { Button } from '@apiyard/ui/Button';
import { CopyButton } from '@apiyard/ui/CopyButton';
import { IconButton } from '@apiyard/ui/IconButton';
import { Inline } from '@apiyard/ui/Inline';
import { Link } from '@apiyard/ui/Link';
import { ToggleButton } from '@apiyard/ui/ToggleButton';
import { ToggleButtonGroup } from '@apiyard/ui/ToggleButtonGroup';
import { IconPencil, IconStar, IconStarFilled } from '@tabler/icons-react';
import { forcedStates } from './force-states.ts';
import type { StatesProps } from './states.tsx';
import { Row } from './states.tsx';

const icon = { 'aria-hidden': true, size: 20, stroke: 1.5 } as const;
const nothing = () => {};

export const actionNames = ['Button', 'IconButton', 'CopyButton', 'ToggleButton', 'ToggleButtonGroup', 'Link'];

export function Actions({ translate }: StatesProps) {
  const buttons = (state: { isDisabled?: boolean; isPending?: boolean } = {}) => (
    <Inline space={1}>
      <Button tone="primary" {...state}>
        {translate('save')}
      </Button>
      <Button {...state}>{translate('edit')}</Button>
      <Button tone="plain" {...state}>
        {translate('cancel')}
      </Button>
      <Button tone="danger" {...state}>
        {translate('delete')}
      </Button>
    </Inline>
  );
  const star = (isSelected: boolean, isDisabled = false) => (
    <ToggleButton
      label={translate('favourite')}
      icon={<IconStar {...icon} />}
      selectedIcon={<IconStarFilled {...icon} />}
      isSelected={isSelected}
      isDisabled={isDisabled}
      onChange={nothing}
    />
  );
  return (
    <>
      <Row
        name="Button"
        forced={forcedStates}
        others={{ disabled: buttons({ isDisabled: true }), pending: buttons({ isPending: true }) }}
      >
        {buttons()}
      </Row>
      <Row
        name="IconButton"
        forced={forcedStates}
        others={{
          disabled: (
            <Inline space={1}>
              <IconButton label={translate('edit')} icon={<IconPencil {...icon} />} isDisabled />
              <IconButton label={translate('edit')} icon={<IconPencil {...icon} />} tone="quiet" isDisabled />
            </Inline>
          ),
        }}
      >
        <Inline space={1}>
          <IconButton label={translate('edit')} icon={<IconPencil {...icon} />} />
          <IconButton label={translate('edit')} icon={<IconPencil {...icon} />} tone="quiet" />
        </Inline>
      </Row>
      <Row name="CopyButton" forced={['hovered', 'focused']}>
        <Inline space={1}>
          <CopyButton text="ay_0123" label={translate('key')} />
        </Inline>
      </Row>
      <Row
        name="ToggleButton"
        forced={forcedStates}
        others={{ selected: star(true), disabled: star(false, true), 'selected, disabled': star(true, true) }}
      >
        {star(false)}
      </Row>
      <Row name="ToggleButtonGroup" forced={['hovered', 'focused']} target="button">
        <ToggleButtonGroup
          label={translate('view')}
          options={[
            { id: 'list', label: translate('list') },
            { id: 'tiles', label: translate('tiles') },
          ]}
          value="list"
          onChange={nothing}
        />
      </Row>
      <Row name="Link" forced={['hovered', 'focused']}>
        <Inline space={1}>
          <Link href="/docs">{translate('docs')}</Link>
          <Link href="/docs" look="plain">
            {translate('docs')}
          </Link>
          <Link href="/docs" look="primary">
            {translate('hub')}
          </Link>
          <Link href="/docs" look="quiet">
            {translate('hub')}
          </Link>
        </Inline>
      </Row>
    </>
  );
}
