/** The tag of check stories, for the filter of the sidebar. */
export const checkTag = 'check';

const subjects =
  /(?:Keyboard|Pointer|Touch|ForcedColors|RightToLeft|LongWords|Arabic|French|Chinese|Phone|PhoneWindow|ReducedMotion)$/;

/**
 * Whether a story only tests what variants, keyboard or pointer do, by the end of its name: 'RightToLeft', 'Picking by
 * keyboard'. Such stories are neither in the sidebar, unless its filter asks for them, nor on docs pages.
 */
export function isCheckStory(name: string): boolean {
  const exportName = name.replace(/(?:^| )(\w)/g, (_, first: string) => first.toUpperCase());
  return subjects.test(exportName);
}
