import { IconAlertCircle, IconIndentIncrease, IconSearch } from '@tabler/icons-react';
import { useOwnLabels, useWording } from '../../labels/use-labels.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ToggleButton } from '../ToggleButton/ToggleButton.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { bar, barTools, message, place as placeStyle } from './CodeEditor.css.ts';
import { ownLabels } from './own-labels.ts';
import type { CodeProblem } from './problems.ts';

interface EditorBarProps {
  /** Where the cursor is, as text. */
  readonly place: string;
  /** The line that the cursor is in. */
  readonly line: number;
  readonly problems: readonly CodeProblem[];
  readonly indents: boolean;
  readonly isReadOnly: boolean;
  readonly isDisabled: boolean;
  readonly onToggleTab: () => void;
  readonly onFind: () => void;
  readonly onNextProblem: () => void;
}

/** Below the code: problems, the cursor's place, search and what Tab does. */
export function EditorBar(props: EditorBarProps) {
  const { place, line, problems, indents, isReadOnly, isDisabled, onToggleTab, onFind, onNextProblem } = props;
  const labels = useOwnLabels(ownLabels);
  const wording = useWording();
  const here = problems.find((problem) => problem.line === line);
  return (
    <div className={bar}>
      {problems.length > 0 && (
        <Tooltip label={labels.nextProblem}>
          <Button
            size="small"
            tone="plain"
            icon={<IconAlertCircle aria-hidden size={16} stroke={1.5} />}
            isDisabled={isDisabled}
            onPress={onNextProblem}
          >
            {wording.count(labels.problems, problems.length)}
          </Button>
        </Tooltip>
      )}
      <span role="status" className={message}>
        {here?.message}
      </span>
      <span aria-hidden className={placeStyle}>
        {place}
      </span>
      <span className={barTools}>
        <IconButton
          label={labels.find}
          icon={<IconSearch aria-hidden size={20} stroke={1.5} />}
          isDisabled={isDisabled}
          onPress={onFind}
        />
        {!isReadOnly && (
          <ToggleButton
            label={labels.indentWithTab}
            icon={<IconIndentIncrease aria-hidden size={20} stroke={1.5} />}
            isSelected={indents}
            isDisabled={isDisabled}
            onChange={onToggleTab}
          />
        )}
      </span>
    </div>
  );
}
