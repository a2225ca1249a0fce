import { Controls, Description, Heading, Primary, Stories, Subtitle, Title } from '@storybook/addon-docs/blocks';

/** Documentation page of a component: guide, interactive example, props, then all stories. */
export function ComponentPage() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      <Heading>Try it</Heading>
      <Primary />
      <Heading>Props</Heading>
      <Controls />
      <Stories includePrimary={false} />
    </>
  );
}
