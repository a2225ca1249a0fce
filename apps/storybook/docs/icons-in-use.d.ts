declare module 'virtual:icons-in-use' {
  import type { Icon } from '@tabler/icons-react';

  export const icons: readonly { readonly name: string; readonly Icon: Icon; readonly files: readonly string[] }[];
}
