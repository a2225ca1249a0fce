import { Grid } from '@apiyard/ui/Grid';
import { Inline } from '@apiyard/ui/Inline';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { isMirroredIcon } from '@apiyard/ui/theme/mirrored-icons';
import type { ComponentType } from 'react';
import { icons } from 'virtual:icons-in-use';

/** Every icon that the product uses, with the files that use it. */
export function IconsInUse() {
  return (
    <div className="sb-unstyled">
      <Stack space={2}>
        <Text size="small" tone="quiet">
          {icons.length} icons
        </Text>
        <Grid>
          {icons.map(({ name, Icon, files }) => (
            <Inline key={name} space={1.5} align="start" wrap={false}>
              <span style={{ flex: 'none' }}>
                <Icon size={20} stroke={1.5} aria-hidden />
              </span>
              <div>
                <Text weight="medium">{name.replace('Icon', '')}</Text>
                <Text size="small" tone="quiet">
                  {files.join(', ')}
                  {isMirroredIcon(name) && ' · mirrored in right-to-left layouts'}
                </Text>
              </div>
            </Inline>
          ))}
        </Grid>
      </Stack>
    </div>
  );
}

const drawings = import.meta.glob<Record<string, ComponentType>>('../../../packages/ui/src/illustrations/*.tsx', {
  eager: true,
});

/** Every illustration, by its export name. */
export function Illustrations() {
  const found = Object.values(drawings).flatMap((module) => Object.entries(module));
  return (
    <div className="sb-unstyled">
      <Grid>
        {found.map(([name, Drawing]) => (
          <Stack key={name} align="center" space={1}>
            <Drawing />
            <Text size="small">{name}</Text>
          </Stack>
        ))}
      </Grid>
    </div>
  );
}
