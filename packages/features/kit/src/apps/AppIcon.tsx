import { Avatar } from '@apiyard/ui/Avatar';
import { IconBrandAndroid } from '@tabler/icons-react';
import { useServices } from '../services.tsx';
import { iconPath } from './app-paths.ts';

interface AppIconProps {
  readonly packageName: string;
  readonly label: string;
  readonly hasIcon: boolean;
  /** @default 'large' */
  readonly size?: 'large' | 'huge';
}

/** An app's icon, or a placeholder where its file has none. Decorative: the name is next to it. */
export function AppIcon({ packageName, label, hasIcon, size = 'large' }: AppIconProps) {
  const { apiOrigin } = useServices();
  return (
    <Avatar
      name={label}
      size={size}
      isNamedElsewhere
      src={hasIcon ? apiOrigin + iconPath(packageName) : null}
      icon={<IconBrandAndroid stroke={1.5} aria-hidden />}
    />
  );
}
