import { Heading } from '@apiyard/ui/Heading';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { makeScale } from '@apiyard/ui/theme/make-scale';

const levels = [1, 2, 3, 4, 5, 6] as const;

function Specimen({ level }: { level: (typeof levels)[number] }) {
  const { size, lineHeight, weight } = makeScale().type[`h${level}`];
  return (
    <div>
      <Heading level={level}>Find a tool, run it, call it</Heading>
      <Text size="small" tone="quiet">
        h{level}: {parseFloat(size) * 16} px, line {lineHeight}, weight {weight}
      </Text>
    </div>
  );
}

/** Every step of the type scale. */
export function TypeScale() {
  return (
    <div className="sb-unstyled">
      <Stack space={3}>
        {levels.map((level) => (
          <Specimen key={level} level={level} />
        ))}
        <Text>Body, 14 px: every tool runs here and can be called with a key. 0123456789</Text>
        <Text size="small">Small, 12 px: captions, help and times. 0123456789</Text>
        <Text isTabular>Tabular figures: 1,111.11 and 8,888.88 have the same width.</Text>
        <Text isMono>Mono: /api/v1/random/uuid?version=7</Text>
        <Heading level={4}>ابحث عن أداة وشغّلها واستدعِها</Heading>
        <Heading level={4}>查找、运行、调用</Heading>
      </Stack>
    </div>
  );
}
