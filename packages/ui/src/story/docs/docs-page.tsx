import { Controls, Description, Heading, Primary, Stories, Subtitle, Title } from '@storybook/addon-docs/blocks';

/** One form for every component: when and what instead, one to try, its props, then all its stories. */
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
