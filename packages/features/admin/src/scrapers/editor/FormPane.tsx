import { Badge } from '@apiyard/ui/Badge';
import { Button } from '@apiyard/ui/Button';
import { Dense } from '@apiyard/ui/Dense';
import { Disclosure } from '@apiyard/ui/Disclosure';
import { Tabs } from '@apiyard/ui/Tabs';
import { Text } from '@apiyard/ui/Text';
import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { SecretsPanel } from '../secrets/SecretsPanel.tsx';
import { issuesIn } from './definition/check.ts';
import { editorCopy } from './editor-copy.ts';
import { useEditorForm } from './editor-form.tsx';
import { formPane, formViews, issueBar, issueHead, issueList } from './EditorScreen.css.ts';
import { focusPlace } from './focus-place.ts';
import { issueText } from './issue-text.ts';
import { placeText } from './place-text.ts';
import { CostSection, DetailsSection } from './sections/DetailsSection.tsx';
import { FieldsSection } from './sections/FieldsSection.tsx';
import { ItemsSection } from './sections/ItemsSection.tsx';
import { JsonPanel } from './sections/JsonPanel.tsx';
import { NextSection } from './sections/NextSection.tsx';
import { ParamsSection } from './sections/ParamsSection.tsx';
import { RequestSection } from './sections/RequestSection.tsx';
import { TestsSection } from './sections/TestsSection.tsx';
import { placesIn, sectionOf, sections } from './sections/section-places.ts';
import type { Section } from './sections/section-places.ts';
import { useSummaries } from './sections/summaries.ts';

interface FormPaneProps {
  /** The place to focus; a new object for each request. */
  readonly jump: { readonly pointer: string } | null;
  readonly onJump: (pointer: string) => void;
}

/** The definition as collapsible sections, and as JSON. */
export function FormPane({ jump, onJump }: FormPaneProps) {
  const t = useCopy(editorCopy);
  const { state, send } = useEditorForm();
  // Sections whose required fields are empty, and those that pick from the page.
  const [open, setOpen] = useState<ReadonlySet<Section>>(() => {
    const { title, path, request } = state.definition;
    return new Set<Section>([
      ...(title === '' || path === '' ? (['details'] as const) : []),
      ...(request.url === '' ? (['request'] as const) : []),
      'items',
      'fields',
    ]);
  });
  const [tab, setTab] = useState('form');
  const summaries = useSummaries();
  useEffect(() => {
    if (jump === null) return undefined;
    setTab(jump.pointer === '' ? 'json' : 'form');
    if (jump.pointer === '') return undefined;
    const section = sectionOf(jump.pointer);
    setOpen((before) => new Set([...before, section]));
    const part = /^(?:\/(?:params|tests)\/\d+|(?:\/fields\/\d+)+)/.exec(jump.pointer)?.[0];
    if (part !== undefined) send({ type: 'focus', at: part });
    return focusPlace(jump.pointer);
  }, [jump, send]);
  const bodies: Readonly<Record<Section, ReactNode>> = {
    request: <RequestSection />,
    params: <ParamsSection />,
    items: <ItemsSection />,
    fields: <FieldsSection />,
    next: <NextSection />,
    tests: <TestsSection />,
    secrets: <SecretsPanel key={state.scraper?.id ?? 'new'} scraper={state.scraper} definition={state.definition} />,
    details: <DetailsSection />,
    cost: <CostSection />,
  };
  const form = (
    <div
      onFocus={({ target }) => {
        const part = target.closest('[data-part]')?.getAttribute('data-part');
        if (part != null && part !== state.focused && (part === '/items' || part === '/next'))
          send({ type: 'focus', at: part });
      }}
    >
      {sections.map((section) => {
        const wrong = issuesIn(state.issues, ...placesIn[section]).length;
        return (
          <Disclosure
            key={section}
            titleLevel={2}
            title={t(`apiEditor.section.${section}`)}
            summary={<bdi>{summaries[section]}</bdi>}
            isOpen={open.has(section)}
            onOpenChange={(isOpen) =>
              setOpen((before) =>
                isOpen ? new Set([...before, section]) : new Set([...before].filter((other) => other !== section)),
              )
            }
            aside={wrong > 0 && <Badge tone="error">{t('apiEditor.issues', { count: wrong })}</Badge>}
          >
            {open.has(section) && bodies[section]}
          </Disclosure>
        );
      })}
    </div>
  );
  return (
    <div className={formPane}>
      <IssueList onJump={onJump} />
      <div className={formViews}>
        <Dense>
          <Tabs
            label={t('apiEditor.form.views')}
            selected={tab}
            onChange={setTab}
            items={[
              { id: 'form', label: t('apiEditor.form.form'), content: form },
              { id: 'json', label: t('apiEditor.json'), content: <JsonPanel /> },
            ]}
          />
        </Dense>
      </div>
    </div>
  );
}

/** Those of a blank definition; more would leave no room for the form. */
const issuesAtOnce = 5;

/** List of issues; each entry focuses its place. */
function IssueList({ onJump }: Pick<FormPaneProps, 'onJump'>) {
  const t = useCopy(editorCopy);
  const { state } = useEditorForm();
  const [isWhole, setWhole] = useState(false);
  const count = state.issues.length;
  if (count === 0) return null;
  return (
    <div className={issueBar} role="alert">
      {count > issuesAtOnce && (
        <div className={issueHead}>
          <Text as="span" size="small" tone="quiet">
            {t('apiEditor.issues', { count })}
          </Text>
          <Button size="small" tone="plain" onPress={() => setWhole(!isWhole)}>
            {t(isWhole ? 'apiEditor.issues.fewer' : 'apiEditor.issues.all')}
          </Button>
        </div>
      )}
      <ul className={issueList} aria-label={t('apiEditor.issues.list')}>
        {(isWhole ? state.issues : state.issues.slice(0, issuesAtOnce)).map((issue) => (
          <li key={issue.pointer + issue.detail}>
            <Button
              size="small"
              tone="plain"
              icon={<IconAlertCircle size={16} stroke={1.5} />}
              onPress={() => onJump(issue.pointer)}
            >
              {t('apiEditor.issues.at', {
                place: placeText(t, state.definition, issue.pointer),
                text: issueText(t, issue),
              })}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
