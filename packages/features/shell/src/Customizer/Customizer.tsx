import { Button } from '@apiyard/ui/Button';
import { Sheet } from '@apiyard/ui/Sheet';
import { Slider } from '@apiyard/ui/Slider';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { ToggleButtonGroup } from '@apiyard/ui/ToggleButtonGroup';
import type { ToggleOption } from '@apiyard/ui/ToggleButtonGroup';
import {
  IconBorderAll,
  IconBoxMargin,
  IconDeviceDesktop,
  IconLayoutNavbar,
  IconLayoutSidebar,
  IconLayoutSidebarLeftCollapse,
  IconMoon,
  IconShadow,
  IconSun,
  IconTextDirectionLtr,
  IconTextDirectionRtl,
  IconViewportWide,
} from '@tabler/icons-react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { themeNames } from '@apiyard/kit/settings/settings.ts';
import type { Settings } from '@apiyard/kit/settings/settings.ts';
import { shellCopy } from '../shell-copy.ts';
import { swatch } from './Customizer.css.ts';
import { themeLabels } from './theme-labels.ts';

/** Current values of the settings. */
export interface Look extends Pick<
  Settings,
  'activeDir' | 'activeTheme' | 'borderRadius' | 'isCardShadow' | 'isLayout' | 'isCollapse' | 'isHorizontal'
> {
  /** Null while it follows the system. */
  readonly chosenMode: Settings['activeMode'] | null;
}

export interface CustomizerProps {
  readonly look: Look;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Applies immediately. */
  readonly onChange: (look: Partial<Look>) => void;
  readonly onReset: () => void;
}

const icon = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;

/** Appearance settings of this browser, applied and saved immediately. */
export function Customizer({ look, isOpen, onOpenChange, onChange, onReset }: CustomizerProps) {
  const t = useCopy(shellCopy);
  return (
    <Sheet
      title={t('shell.look')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      actions={(close) => (
        <>
          <Button onPress={onReset}>{t('shell.look.reset')}</Button>
          <Button tone="primary" onPress={close}>
            {t('shell.look.done')}
          </Button>
        </>
      )}
    >
      <Stack space={3}>
        <Choice
          label={t('shell.look.mode')}
          value={look.chosenMode ?? 'system'}
          onChange={(mode) => onChange({ chosenMode: mode === 'system' ? null : mode })}
          options={[
            { id: 'light', label: t('shell.look.mode.light'), icon: <IconSun {...icon} /> },
            { id: 'dark', label: t('shell.look.mode.dark'), icon: <IconMoon {...icon} /> },
            { id: 'system', label: t('shell.look.mode.system'), icon: <IconDeviceDesktop {...icon} /> },
          ]}
        />
        <Choice
          label={t('shell.look.theme')}
          value={look.activeTheme}
          onChange={(activeTheme) => onChange({ activeTheme })}
          options={themeNames.map((name) => ({
            id: name,
            label: t(themeLabels[name]),
            icon: <span data-color-theme={name} className={`light ${swatch}`} aria-hidden />,
          }))}
        />
        <Choice
          label={t('shell.look.direction')}
          value={look.activeDir}
          onChange={(activeDir) => onChange({ activeDir })}
          options={[
            { id: 'ltr', label: t('shell.look.direction.ltr'), icon: <IconTextDirectionLtr {...icon} /> },
            { id: 'rtl', label: t('shell.look.direction.rtl'), icon: <IconTextDirectionRtl {...icon} /> },
          ]}
        />
        <Choice
          label={t('shell.look.layout')}
          value={look.isHorizontal ? 'horizontal' : 'vertical'}
          onChange={(layout) => onChange({ isHorizontal: layout === 'horizontal' })}
          options={[
            {
              id: 'vertical',
              label: t('shell.look.layout.vertical'),
              icon: <IconLayoutSidebar {...icon} />,
            },
            { id: 'horizontal', label: t('shell.look.layout.horizontal'), icon: <IconLayoutNavbar {...icon} /> },
          ]}
        />
        <Choice
          label={t('shell.look.container')}
          value={look.isLayout}
          onChange={(isLayout) => onChange({ isLayout })}
          options={[
            { id: 'boxed', label: t('shell.look.container.boxed'), icon: <IconBoxMargin {...icon} /> },
            { id: 'full', label: t('shell.look.container.full'), icon: <IconViewportWide {...icon} /> },
          ]}
        />
        {!look.isHorizontal && (
          <Choice
            label={t('shell.look.sidebar')}
            value={look.isCollapse ? 'mini' : 'full'}
            onChange={(sidebar) => onChange({ isCollapse: sidebar === 'mini' })}
            options={[
              {
                id: 'full',
                label: t('shell.look.sidebar.full'),
                icon: <IconLayoutSidebar {...icon} />,
              },
              {
                id: 'mini',
                label: t('shell.look.sidebar.mini'),
                icon: <IconLayoutSidebarLeftCollapse {...icon} />,
              },
            ]}
          />
        )}
        <Choice
          label={t('shell.look.card')}
          value={look.isCardShadow ? 'shadow' : 'border'}
          onChange={(card) => onChange({ isCardShadow: card === 'shadow' })}
          options={[
            { id: 'border', label: t('shell.look.card.border'), icon: <IconBorderAll {...icon} /> },
            { id: 'shadow', label: t('shell.look.card.shadow'), icon: <IconShadow {...icon} /> },
          ]}
        />
        <Slider
          label={t('shell.look.radius')}
          minValue={4}
          maxValue={24}
          value={look.borderRadius}
          onChange={(borderRadius: number) => onChange({ borderRadius })}
        />
      </Stack>
    </Sheet>
  );
}

interface ChoiceProps<Id extends string> {
  readonly label: string;
  readonly value: Id;
  readonly options: readonly ToggleOption<Id>[];
  readonly onChange: (value: Id) => void;
}

function Choice<Id extends string>({ label, ...group }: ChoiceProps<Id>) {
  return (
    <Stack space={1} align="start">
      <Text weight="medium" as="span">
        {label}
      </Text>
      <ToggleButtonGroup label={label} {...group} />
    </Stack>
  );
}
