/**
 * Tabler icons that point in the reading direction or show where something is on the page. They are mirrored on
 * right-to-left pages, wherever they are used. Names as in the class of the icon: `tabler-icon-arrow-left`.
 */
export const mirroredIcons = [
  'arrow-back-up',
  'arrow-back-up-double',
  'arrow-down-right',
  'arrow-forward-up',
  'arrow-left',
  'arrow-right',
  'arrow-up-right',
  'backspace',
  'chevron-left',
  'chevron-left-pipe',
  'chevron-right',
  'chevron-right-pipe',
  'corner-down-left',
  'external-link',
  'layout-sidebar',
  'layout-sidebar-left-collapse',
  'layout-sidebar-right',
  'login-2',
  'logout',
  'send',
  'send-2',
  'send-off',
] as const;

/** @param component `IconArrowLeft` */
export function isMirroredIcon(component: string): boolean {
  const name = component
    .replace(/^Icon/, '')
    .replaceAll(/(?<=[a-z])(?=[A-Z\d])/g, '-')
    .toLowerCase();
  return (mirroredIcons as readonly string[]).includes(name);
}
