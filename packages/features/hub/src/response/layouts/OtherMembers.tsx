import { fact, factName, facts, factValue } from '../ResponseViews.css.ts';
import { Members } from './Members.tsx';
import type { ResultMember, ResultValue } from './result-values.ts';

const isShort = (member: ResultMember): member is ResultValue =>
  member.kind === 'value' && member.text.length <= 60 && !member.text.includes('\n');

/** Short values in a line, longer ones and lists with their buttons. */
export function OtherMembers({ members }: { readonly members: readonly ResultMember[] }) {
  const short = members.filter(isShort);
  const long = members.filter((member) => !isShort(member));
  return (
    <>
      {short.length > 0 && (
        <dl className={facts}>
          {short.map(({ name, label, text }) => (
            <div key={name} className={fact}>
              <dt className={factName}>{label}</dt>
              <dd className={factValue}>
                <bdi>{text}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {long.length > 0 && <Members members={long} />}
    </>
  );
}
