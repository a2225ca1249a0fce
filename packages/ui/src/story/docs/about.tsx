import { IconCheck, IconX } from '@tabler/icons-react';
import { Heading, Markdown } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Badge } from '../../components/Badge/Badge.tsx';
import { listTokens } from '../../theme/token-list.ts';
import type { ComponentDocs } from './component-docs.ts';
import { CheckTable, FailedStories } from './check-tables.tsx';
import { componentChecks } from './checks-of-run.ts';
import { components, lastRun, version } from './component-facts.ts';
import type { ComponentFacts } from './component-facts.ts';
import { example, figure, half, halves, mark, plain, statusLine, swatch } from './about.css.ts';
import { linkNames } from './link-names.ts';
import { describeRun, staleText } from './results.ts';
import { statusOf } from './status.ts';
import type { Status } from './status.ts';

/** The component of a docs page, by the title of its stories. */
export const factsOf = (title: string): ComponentFacts | undefined => {
  const [group, , name, ...rest] = title.split('/');
  return group === 'Components' && rest.length === 0 ? components.find((each) => each.name === name) : undefined;
};

/** Markdown in which the names of other components are links to their pages. */
export function LinkedMarkdown({ children, own }: { children: string; own?: string | undefined }) {
  const addressOf = (name: string) => {
    const found = components.find((each) => each.name === name && name !== own);
    return found && `?path=/docs/${found.id}--docs`;
  };
  return <Markdown>{linkNames(children, addressOf)}</Markdown>;
}

const tones = { stable: 'success', new: 'info', experimental: 'warning' } as const;
const statusNames: Readonly<Record<Status, string>> = { stable: 'Stable', new: 'New', experimental: 'Experimental' };

export function StatusLine({ facts, docs }: { facts: ComponentFacts; docs: ComponentDocs | undefined }) {
  const status = docs && statusOf(docs, version);
  return (
    <p className={statusLine}>
      {docs && status && (
        <>
          <Badge tone={tones[status]}>{statusNames[status]}</Badge>
          <span>Since version {docs.since}</span>
        </>
      )}
      <a href={`./docs/${facts.id}.md`} target="_blank" rel="noreferrer">
        This page as Markdown
      </a>
      {docs?.experimental !== undefined && <span>{docs.experimental}</span>}
    </p>
  );
}

interface HalfProps {
  kind: 'do' | 'dont';
  text: string;
  own: string;
  children: ReactNode;
}

function Half({ kind, text, own, children }: HalfProps) {
  const Icon = kind === 'do' ? IconCheck : IconX;
  return (
    <figure className={`${figure} ${half[kind]}`}>
      <div className={`sb-unstyled ${example}`} inert>
        {children}
      </div>
      <figcaption>
        <strong className={mark[kind]}>
          <Icon size={20} stroke={2} aria-hidden />
          {kind === 'do' ? 'Do' : 'Don’t'}
        </strong>
        <LinkedMarkdown own={own}>{text}</LinkedMarkdown>
      </figcaption>
    </figure>
  );
}

export function DoAndDont({ facts, docs }: { facts: ComponentFacts; docs: ComponentDocs }) {
  return (
    <>
      <Heading>Do and don’t</Heading>
      {docs.doAndDont.map((pair) => (
        <div key={pair.do.text} className={halves}>
          <Half kind="do" text={pair.do.text} own={facts.name}>
            {pair.do.example}
          </Half>
          <Half kind="dont" text={pair.dont.text} own={facts.name}>
            {pair.dont.example}
          </Half>
        </div>
      ))}
    </>
  );
}

export function Anatomy({ facts, docs }: { facts: ComponentFacts; docs: ComponentDocs }) {
  return (
    <>
      <Heading>Anatomy</Heading>
      <LinkedMarkdown own={facts.name}>
        {docs.anatomy.map(([part, description]) => `1. **${part}**: ${description}`).join('\n')}
      </LinkedMarkdown>
    </>
  );
}

/** What the last recorded run of the stories checked, and how current that is. */
function Checks({ checks, failures, notRun }: ComponentFacts) {
  if (lastRun === null)
    return (
      <p>
        No test results are recorded. <code>pnpm test stories --record</code> records them.
      </p>
    );
  return (
    <>
      {lastRun.isStale && (
        <Alert tone="warning" title="These results are out of date">
          <LinkedMarkdown>{staleText}</LinkedMarkdown>
        </Alert>
      )}
      <p>{describeRun(lastRun)}</p>
      <CheckTable kinds={componentChecks} checks={checks} />
      <FailedStories failures={failures} notRun={notRun} />
    </>
  );
}

export function Accessibility({ facts, docs }: { facts: ComponentFacts; docs: ComponentDocs | undefined }) {
  return (
    <>
      <Heading>Accessibility</Heading>
      {docs && (
        <LinkedMarkdown own={facts.name}>{docs.screenReader.map((note) => `- ${note}`).join('\n')}</LinkedMarkdown>
      )}
      <Checks {...facts} />
    </>
  );
}

const tokens = new Map(listTokens('BLUE_THEME').map((token) => [token.path, token]));

function Value({ children }: { children: string }) {
  return (
    <>
      {children.startsWith('#') && <span className={swatch} style={{ background: children }} />}
      <code>{children}</code>
    </>
  );
}

export function TokensUsed({ facts }: { facts: ComponentFacts }) {
  return (
    <>
      <Heading>Tokens</Heading>
      <p>
        The values of the blue theme. They are read from the component’s style sheets; the components that it contains
        list their own.
      </p>
      <table className={plain}>
        <thead>
          <tr>
            <th scope="col">Token</th>
            <th scope="col">Light</th>
            <th scope="col">Dark</th>
          </tr>
        </thead>
        <tbody>
          {facts.tokens.map((path) => {
            const { light = '', dark = '' } = tokens.get(path) ?? {};
            return (
              <tr key={path}>
                <th scope="row">
                  <code>{path}</code>
                </th>
                {light === dark ? (
                  <td colSpan={2}>
                    <Value>{light}</Value>
                  </td>
                ) : (
                  <>
                    <td>
                      <Value>{light}</Value>
                    </td>
                    <td>
                      <Value>{dark}</Value>
                    </td>
                  </>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}

export function Changes({ facts, docs }: { facts: ComponentFacts; docs: ComponentDocs | undefined }) {
  return (
    <>
      <Heading>Changes</Heading>
      {facts.changes.length === 0 ? (
        <p>{docs ? `None since version ${docs.since}.` : 'None.'}</p>
      ) : (
        <LinkedMarkdown own={facts.name}>
          {facts.changes
            .map(({ version: of, entries }) =>
              [`**${of ?? 'Not released'}**`, '', ...entries.map((entry) => `- ${entry}`)].join('\n'),
            )
            .join('\n\n')}
        </LinkedMarkdown>
      )}
    </>
  );
}
