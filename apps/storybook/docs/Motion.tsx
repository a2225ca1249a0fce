import { Button } from '@apiyard/ui/Button';
import { Inline } from '@apiyard/ui/Inline';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { vars } from '@apiyard/ui/theme/contract.css';
import { makeScale } from '@apiyard/ui/theme/make-scale';
import { useState } from 'react';

interface RunProps {
  duration: string;
  easing: string;
  isThere: boolean;
}

/** A dot that moves along a track with the given duration and easing. */
function Run({ duration, easing, isThere }: RunProps) {
  return (
    <div
      style={{
        inlineSize: '16rem',
        padding: vars.space[0.5],
        borderRadius: vars.radius.pill,
        background: vars.color.sunken,
      }}
    >
      <div
        style={{
          inlineSize: vars.size.icon,
          blockSize: vars.size.icon,
          borderRadius: vars.radius.pill,
          background: vars.color.primary.fill,
          marginInlineStart: isThere ? `calc(100% - ${vars.size.icon})` : 0,
          transition: `margin-inline-start ${duration} ${easing}`,
        }}
      />
    </div>
  );
}

interface Tokens {
  names: readonly string[];
  written: Readonly<Record<string, string>>;
  run: (name: string) => { duration: string; easing: string };
}

function Runs({ names, written, run }: Tokens) {
  const [isThere, setThere] = useState(false);
  return (
    <div className="sb-unstyled">
      <Stack space={2}>
        <div>
          <Button onPress={() => setThere(!isThere)}>Move</Button>
        </div>
        {names.map((name) => (
          <Inline key={name} space={2}>
            <Run {...run(name)} isThere={isThere} />
            <Text isMono>
              {name} {written[name]}
            </Text>
          </Inline>
        ))}
      </Stack>
    </div>
  );
}

const { duration, easing } = makeScale();
const durations: Readonly<Record<string, string>> = vars.duration;
const easings: Readonly<Record<string, string>> = vars.easing;

export function Durations() {
  return (
    <Runs
      names={Object.keys(duration)}
      written={duration}
      run={(name) => ({ duration: durations[name] ?? '', easing: vars.easing.move })}
    />
  );
}

/** All use the slowest duration, to compare the curves. */
export function Easings() {
  return (
    <Runs
      names={Object.keys(easing)}
      written={easing}
      run={(name) => ({ duration: vars.duration.slow, easing: easings[name] ?? '' })}
    />
  );
}
