import { Badge } from '@apiyard/ui/Badge';
import { Button } from '@apiyard/ui/Button';
import { Failed } from '@apiyard/ui/Failed';
import { IconButton } from '@apiyard/ui/IconButton';
import { Link } from '@apiyard/ui/Link';
import type { MenuGroup } from '@apiyard/ui/Menu';
import { Menu } from '@apiyard/ui/Menu';
import { Text } from '@apiyard/ui/Text';
import { Toolbar } from '@apiyard/ui/Toolbar';
import { media } from '@apiyard/ui/theme/media';
import { useMedia } from '@apiyard/ui/theme/use-media';
import { visuallyHidden } from '@apiyard/ui/theme/visually-hidden.css';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBulb,
  IconChartBar,
  IconChecks,
  IconPlayerPause,
  IconPlayerPlay,
  IconPlus,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useShortcut } from '@apiyard/kit/browser/shortcuts.ts';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useFormat } from '@apiyard/kit/format.ts';
import { PageBand } from '@apiyard/kit/PageBand/PageBand.tsx';
import { StructuredData } from '@apiyard/kit/PageTitle/StructuredData.tsx';
import { useServices, useSite } from '@apiyard/kit/services.tsx';
import { useLocation } from 'react-router';
import { puzzlesCopy } from '../puzzles-copy.ts';
import { isDaily } from '../results/results.ts';
import { StatisticsDialog } from '../results/StatisticsDialog.tsx';
import { GameClock } from './GameClock.tsx';
import { HintPanel } from './HintPanel.tsx';
import type { HintView, PuzzlePageProps } from './game-view.ts';
import {
  boardColumn,
  boardPlace,
  controls,
  cover,
  foot,
  game as gameStyle,
  marks,
  page,
  purpose,
  statusRow,
  unknown,
} from './PuzzleFrame.css.ts';
import { LostPanel } from './LostPanel.tsx';
import { SolvedPanel } from './SolvedPanel.tsx';
import { useFocusOnPause } from './use-focus-on-pause.ts';

interface PuzzleFrameProps extends PuzzlePageProps {
  readonly title: string;
  readonly purpose: string;
  readonly levels: readonly { readonly id: string; readonly label: string }[];
  /** New puzzles besides those of the levels, such as in another language. @default none */
  readonly choices?: readonly MenuGroup[];
  /** The page of its API. */
  readonly apiHref: string;
  /** Null for a puzzle that is not printed. */
  readonly printHref: string | null;
  readonly board: ReactNode;
  /** What enters into the board by pointer and touch. */
  readonly keypad: ReactNode;
  /** Buttons of this kind of puzzle, such as that for notes. */
  readonly tools: ReactNode;
  readonly hint: HintView | null;
  /** Facts about the solved game in addition to time, mistakes and hints. @default none */
  readonly facts?: readonly string[];
  /** Lines of the result to share that show how it was solved. @default none */
  readonly pattern?: readonly string[];
  /** A puzzle without mistakes has nothing to check. @default true */
  readonly canCheck?: boolean;
  /** @default true */
  readonly canHint?: boolean;
  /** The heading of the end. @default that the puzzle is solved */
  readonly solvedTitle?: string;
  /** What people can do after a lost game. @default that its last move can be undone, and counts as a mistake */
  readonly lostText?: string;
  /** Plays on after the puzzle is solved. Undefined if there is nothing left to do. @default none */
  readonly onContinue?: (() => void) | undefined;
  /** Undo is that of the board also in its fields, which know nothing of each other. @default false */
  readonly isTyped?: boolean;
  /** For a board that is wider than high. @default false */
  readonly isWide?: boolean;
  /** The state of the board in one sentence, for screen readers. */
  readonly summary: string;
}

const icon = { size: 20, stroke: 1.5 } as const;

/** The page of a puzzle: its board, what can be done with it, and how far the game is. */
export function PuzzleFrame(props: PuzzleFrameProps) {
  const { id, title, game, actions, levels, results, today, board, keypad, tools, hint, summary } = props;
  const {
    facts = [],
    choices = [],
    pattern = [],
    canCheck = true,
    canHint = true,
    isWide = false,
    isTyped = false,
  } = props;
  const t = useCopy(puzzlesCopy);
  const { siteOrigin } = useServices();
  const { name: site } = useSite();
  const { pathname } = useLocation();
  const format = useFormat();
  const [isStatisticsOpen, setStatisticsOpen] = useState(false);
  const isPlaying = game.state === 'playing';
  const isKnown = id.seed !== '';
  const canUndo = isPlaying || game.state === 'lost';
  const place = useFocusOnPause(game.state);
  const level = levels.find((one) => one.id === id.level)?.label ?? id.level;
  useShortcut(canUndo ? 'Mod+z' : null, t('puzzles.undo'), actions.onUndo, {
    doesRepeat: true,
    isAboveFields: isTyped,
  });
  useShortcut(isPlaying ? 'Mod+Shift+z' : null, t('puzzles.redo'), actions.onRedo, {
    doesRepeat: true,
    isAboveFields: isTyped,
  });
  useShortcut(isPlaying && canHint ? 'h' : null, t('puzzles.hint'), actions.onHint);
  useShortcut(isPlaying ? 'p' : game.state === 'paused' ? 'p' : null, t('puzzles.pause'), () =>
    isPlaying ? actions.onPause() : actions.onResume(),
  );
  const isPhone = useMedia(media.belowSm);
  const size = isPhone ? 'small' : 'medium';
  const begin = (
    <>
      <Menu
        label={t('puzzles.new')}
        trigger={
          isPhone ? (
            <IconButton label={t('puzzles.new')} tone="quiet" icon={<IconPlus {...icon} />} />
          ) : (
            <Button tone="primary" icon={<IconPlus {...icon} />}>
              {t('puzzles.new')}
            </Button>
          )
        }
        items={[
          { id: 'levels', items: levels },
          ...choices,
          { id: 'others', items: [{ id: 'daily', label: t('puzzles.daily') }] },
        ]}
        onAction={(chosen) => (chosen === 'daily' ? props.onDaily() : props.onNew(chosen))}
        placement="bottom end"
      />
      <IconButton
        label={t('puzzles.statistics')}
        tone="quiet"
        size={size}
        opens="dialog"
        icon={<IconChartBar {...icon} />}
        onPress={() => setStatisticsOpen(true)}
      />
    </>
  );
  return (
    <div className={page}>
      <StructuredData
        value={{
          '@type': 'WebApplication',
          name: title,
          description: props.purpose,
          url: `${siteOrigin}${pathname}`,
          applicationCategory: 'GameApplication',
          operatingSystem: 'Web',
          isAccessibleForFree: true,
          provider: { '@type': 'Organization', name: site },
        }}
      />
      <PageBand title={title} description={props.purpose} actions={isPhone ? undefined : begin} />
      <div className={purpose}>
        <Text tone="quiet">{props.purpose}</Text>
      </div>
      {game.state === 'failed' ? (
        <Failed title={t('puzzles.failed.title')} onRetry={actions.onRetry}>
          {t('puzzles.failed.text')}
        </Failed>
      ) : (
        <div className={gameStyle}>
          <div className={boardColumn[isWide ? 'wide' : 'square']}>
            <div className={statusRow}>
              <span className={marks}>
                <Badge>{level}</Badge>
                {isDaily(id) && (
                  <Badge tone="info">
                    {isPhone ? t('puzzles.daily') : t('puzzles.dailyOf', { day: format.day(`${id.seed}T12:00`) })}
                  </Badge>
                )}
              </span>
              <span className={marks}>
                <GameClock
                  elapsedMs={game.elapsedMs}
                  sinceMs={game.sinceMs}
                  isHidden={props.isTimeHidden}
                  onHidden={props.onTimeHidden}
                />
                {isPhone && begin}
              </span>
            </div>
            <div ref={place} className={boardPlace}>
              {isKnown ? (
                board
              ) : (
                <div className={unknown}>
                  <noscript>{t('puzzles.needsScripts')}</noscript>
                </div>
              )}
              {game.state === 'paused' && (
                <div className={cover}>
                  <Text>{t('puzzles.paused')}</Text>
                  <Button tone="primary" icon={<IconPlayerPlay {...icon} />} onPress={actions.onResume}>
                    {t('puzzles.resume')}
                  </Button>
                </div>
              )}
            </div>
          </div>
          <div className={controls[isWide ? 'wide' : 'square']}>
            {game.state === 'solved' ? (
              <SolvedPanel
                {...{ title, level, id, game, results, today, facts, pattern, canCheck, canHint }}
                onNew={() => props.onNew(id.level)}
                onContinue={props.onContinue}
                heading={props.solvedTitle ?? t('puzzles.solved')}
              />
            ) : game.state === 'lost' ? (
              <LostPanel
                text={props.lostText ?? t('puzzles.lost.text')}
                onUndo={actions.onUndo}
                onStartOver={actions.onStartOver}
              />
            ) : (
              <>
                <Toolbar label={t('puzzles.tools')}>
                  <Tool
                    label={t('puzzles.undo')}
                    icon={<IconArrowBackUp {...icon} />}
                    isOff={!isPlaying || !game.canUndo}
                    onPress={actions.onUndo}
                  />
                  <Tool
                    label={t('puzzles.redo')}
                    icon={<IconArrowForwardUp {...icon} />}
                    isOff={!isPlaying || !game.canRedo}
                    onPress={actions.onRedo}
                  />
                  {tools}
                  {canHint && (
                    <Tool
                      label={t('puzzles.hint')}
                      icon={<IconBulb {...icon} />}
                      isOff={!isPlaying}
                      onPress={actions.onHint}
                    />
                  )}
                  {canCheck && (
                    <Tool
                      label={t('puzzles.check')}
                      icon={<IconChecks {...icon} />}
                      isOff={!isPlaying}
                      onPress={actions.onCheck}
                    />
                  )}
                  <Tool
                    label={t('puzzles.pause')}
                    icon={<IconPlayerPause {...icon} />}
                    isOff={!isPlaying}
                    onPress={actions.onPause}
                  />
                </Toolbar>
                {keypad}
                <HintPanel {...{ game, hint }} onHint={actions.onHint} onClose={actions.onCloseHint} />
              </>
            )}
          </div>
        </div>
      )}
      <span role="status" className={visuallyHidden}>
        {!isKnown ? '' : game.state === 'loading' ? t('puzzles.loading') : summary}
      </span>
      <div className={foot}>
        {props.printHref !== null && <Link href={props.printHref}>{t('puzzles.print')}</Link>}
        <Link href={props.apiHref}>{t('puzzles.api', { title })}</Link>
        {isPlaying && (
          <Button tone="plain" size="small" onPress={actions.onStartOver}>
            {t('puzzles.startOver')}
          </Button>
        )}
      </div>
      {isKnown && (
        <StatisticsDialog
          {...{ title, levels, results, today }}
          isOpen={isStatisticsOpen}
          onOpenChange={setStatisticsOpen}
        />
      )}
    </div>
  );
}

function Tool({
  label,
  icon: drawn,
  isOff,
  onPress,
}: {
  readonly label: string;
  readonly icon: ReactNode;
  readonly isOff: boolean;
  readonly onPress: () => void;
}) {
  return <IconButton label={label} tone="quiet" size="medium" icon={drawn} isDisabled={isOff} onPress={onPress} />;
}
