import type { ReactRenderer } from '@storybook/react-vite';
import type { ArgTypesEnhancer } from 'storybook/internal/csf';

/** Input of the props table; Storybook's build adds it to each component. */
interface Documented {
  __docgenInfo?: { props: Record<string, { tsType: { name: string; raw?: string } }> };
}

/** Storybook shows 'union' for `'medium' | 'small'`, and an object editor for text. */
export const describeTypes: ArgTypesEnhancer<ReactRenderer> = ({ argTypes, component, initialArgs }) => {
  const props = (component as Documented | undefined)?.__docgenInfo?.props ?? {};
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const type = props[name]?.tsType;
      if (type === undefined) return [name, argType];
      const reported = { ...argType, table: { ...argType.table, type: { summary: type.raw ?? type.name } } };
      if (type.name !== 'ReactNode') return [name, reported];
      return [
        name,
        { ...reported, control: typeof initialArgs[name] === 'string' ? { type: 'text' as const } : false },
      ];
    }),
  );
};
