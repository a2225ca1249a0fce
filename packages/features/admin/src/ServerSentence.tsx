import { Text } from '@apiyard/ui/Text';

interface ServerSentenceProps {
  /** May name a selector or a path between backticks. */
  readonly children: string;
}

/** Text from the server, with its own direction. Text between backticks is shown as code. */
export function ServerSentence({ children }: ServerSentenceProps) {
  const parts = children.split('`');
  if (parts.length % 2 === 0) return <bdi>{children}</bdi>;
  return (
    <bdi>
      {parts.map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          <Text key={index} as="span" isMono>
            {part}
          </Text>
        ),
      )}
    </bdi>
  );
}
