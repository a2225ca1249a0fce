import type { NewFile, ReadFile } from './new-file.ts';

const parts = /^([a-z]+)\/([A-Z][a-z0-9]*(?:[A-Z][a-z0-9]*)*)$/;

/** A component of the design system: its folder is all there is to add. Throws a sentence when the path does not fit. */
export function componentFiles(path: string, read: ReadFile): readonly NewFile[] {
  const [, folderName, name] = parts.exec(path) ?? [];
  if (folderName === undefined || name === undefined)
    throw new Error(
      `'${path}' is no path of a component. Write group and name as in 'data/StatCard': words with capitals, nothing between them.`,
    );
  const groups = [...read('packages/ui/src/story/docs/groups.ts').matchAll(/^ {2}'(\w+)',$/gm)].map(
    ([, each = '']) => each,
  );
  const group = groups.find((each) => each.toLowerCase() === folderName);
  if (group === undefined)
    throw new Error(`There is no group '${folderName}'. Groups: ${groups.join(', ').toLowerCase()}.`);
  const folder = `packages/ui/src/components/${name}`;
  const styleName = name.charAt(0).toLowerCase() + name.slice(1);
  const words = name.replaceAll(/(?!^)([A-Z])/g, ' $1').toLowerCase();
  return [
    { path: `${folder}/${name}.tsx`, text: component(name, styleName, words) },
    { path: `${folder}/${name}.css.ts`, text: css(styleName) },
    { path: `${folder}/${name}.stories.tsx`, text: stories(group, name, styleName, words) },
    { path: `${folder}/${name}.docs.tsx`, text: docs(name, words, nextVersion(read('packages/ui/package.json'))) },
    { path: `.changeset/add-${words.replaceAll(' ', '-')}.md`, text: changeset(name, words) },
  ];
}

/** New components come with the next minor version. */
function nextVersion(manifest: string): string {
  const { version } = JSON.parse(manifest) as { version: string };
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return `${major}.${minor + 1}.0`;
}

const docs = (
  name: string,
  words: string,
  version: string,
) => `import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { ${name} } from './${name}.tsx';

export const docs: ComponentDocs = {
  since: '${version}',
  doAndDont: [
    {
      do: { text: 'Say what to do.', example: <${name}>A ${words}</${name}> },
      dont: { text: 'Don’t leave this text as it is.', example: <${name}>A ${words} with a mistake</${name}> },
    },
  ],
  anatomy: [['Surface', 'its colour is the tone']],
  screenReader: ['It is plain text.'],
};
`;

const changeset = (name: string, words: string) => `---
'@apiyard/ui': minor
---

Add \`${name}\`, a ${words}.
`;

const component = (name: string, styleName: string, words: string) => `import type { ReactNode } from 'react';
import { ${styleName} } from './${name}.css.ts';

export const ${styleName}Tones = ['neutral', 'accent'] as const;

export interface ${name}Props {
  /** Colour of the surface. @default 'neutral' */
  tone?: (typeof ${styleName}Tones)[number];
  /** A few words. */
  children: ReactNode;
}

/** A ${words}: say here when to use it, and what to use instead. */
export function ${name}({ tone = 'neutral', children }: ${name}Props) {
  return <div className={${styleName}[tone]}>{children}</div>;
}
`;

const css = (styleName: string) => `import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, space, size, radius } = vars;

const base = style({
  padding: space[2],
  // Forced colours take the surface away and draw the edge.
  border: \`\${size.line} solid transparent\`,
  borderRadius: radius.small,
  overflowWrap: 'anywhere',
});

export const ${styleName} = styleVariants({
  neutral: [base, { background: color.grey[200], color: color.text }],
  accent: [base, { background: color.primary.light, color: color.primary.onLight }],
});
`;

const stories = (
  group: string,
  name: string,
  styleName: string,
  words: string,
) => `import { expect } from 'storybook/test';
import { guide } from '../../story/docs/guide.ts';
import { preview } from '../../story/preview.tsx';
import { ${name}, ${styleName}Tones } from './${name}.tsx';

const meta = preview.meta({
  title: 'Components/${group}/${name}',
  component: ${name},
  args: { children: 'A ${words}' },
  parameters: guide({
    when: 'Say when to use it, and list under \`instead\` what to use in other cases.',
    words: ['what else people call it'],
  }),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A ${words}')).toBeVisible();
  },
});

export const Tones = meta.story({
  render: () => (
    <>
      {${styleName}Tones.map((tone) => (
        <${name} key={tone} tone={tone}>
          {tone}
        </${name}>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const surfaces = ${styleName}Tones.map((tone) => getComputedStyle(canvas.getByText(tone)).backgroundColor);
    await expect(new Set(surfaces).size).toBe(${styleName}Tones.length);
  },
});

export const ForcedColors = meta.story({
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText('A ${words}')).borderBlockStartWidth).toBe('1px');
  },
});
`;
