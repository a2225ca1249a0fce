import { Avatar } from '@apiyard/ui/Avatar';
import { IconBrandAndroid } from '@tabler/icons-react';
import { useServices } from '../_kit/services.tsx';
import { iconPath } from './android-places.ts';

interface AppIconProps {
  readonly packageName: string;
  readonly label: string;
  readonly hasIcon: boolean;
  /** @default 'large' */
  readonly size?: 'large' | 'huge';
}

/** An app's own icon, or a drawing where its file has none. The name stands beside it. */
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
