import { Button, NativeSelect, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { useDenied } from '../../api/may.ts';
import { useGetApprovalRules } from '../../generated/approvals/approvals.ts';
import type { ApprovalRules } from '../../generated/model/approvalRules.ts';
import type { ApprovalRulesVersion } from '../../generated/model/approvalRulesVersion.ts';
import * as needs from '../../generated/permissions.ts';
import { lazyDialog } from '../../ui/feedback/lazy-dialog.tsx';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import parts from '../../ui/layout/parts.module.css';
import { Moment } from '../../ui/values/date-time.tsx';
import { compareRules, ruleWords } from './rule-words.ts';
import classes from './rules.module.css';

const RulesDialog = lazyDialog(async () => ({ default: (await import('./rules-dialog.tsx')).RulesDialog }));

type Props = { isEditing: boolean; onEdit: () => void; onClose: () => void };

/** The rules that ask for a second person, and the versions before. */
export default function RulesPart({ isEditing, onEdit, onClose }: Props) {
  const query = useGetApprovalRules();
  const denied = useDenied(needs.changeApprovalRules);
  const change = (
    <Button variant="default" size="xs" disabled={!query.data || denied !== undefined} title={denied} onClick={onEdit}>
      Change Rules
    </Button>
  );
  return (
    <div className={classes.part}>
      <Panel title="Rules in force" actions={change}>
        <Loaded load={query} failed="Failed to load rules" what="These rules" skeleton={<Skeleton height={120} />}>
          {({ versions: [newest] }) => <InForce newest={newest} />}
        </Loaded>
      </Panel>
      {query.data && query.data.versions.length > 1 && <Comparison key={query.data.version} rules={query.data} />}
      <RulesDialog isOpen={isEditing} opened={isEditing} rules={query.data} onClose={onClose} />
    </div>
  );
}

function InForce({ newest }: { newest: ApprovalRulesVersion | undefined }) {
  if (!newest || newest.rules.length === 0) {
    return <p className={parts.quiet}>There are no rules: nobody needs a second person.</p>;
  }
  return (
    <>
      <p className={parts.quiet}>A second person must approve:</p>
      <RuleList rules={newest.rules.map(ruleWords)} />
      <Origin version={newest} />
    </>
  );
}

/** A version's author, reason, and the hash by which it is known in the audit log. */
function Origin({ version: { version, author, second, reason, created_at, hash } }: { version: ApprovalRulesVersion }) {
  return (
    <p className={parts.quiet}>
      Version {version}, in force since <Moment iso={created_at} />
      {author !== null && (
        <>
          , by <bdi>{author}</bdi>
        </>
      )}
      {second !== null && (
        <>
          {' '}
          and <bdi>{second}</bdi>
        </>
      )}
      : {reason} <span className={classes.hash}>Hash {hash.slice(0, 12)}</span>
    </p>
  );
}

function RuleList({ rules }: { rules: readonly string[] }) {
  return (
    <ul className={classes.rules}>
      {rules.map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  );
}

/** The differences between two versions; at first the newest about the one before. */
function Comparison({ rules: { version, versions } }: { rules: ApprovalRules }) {
  const [chosen, setChosen] = useState({ older: version - 1, newer: version });
  const find = (number: number) => versions.find((one) => one.version === number);
  const [older, newer] = [find(chosen.older), find(chosen.newer)];
  const options = versions.map((one) => ({ value: String(one.version), label: `Version ${one.version}` }));
  const { added, removed, same } = compareRules(older?.rules ?? [], newer?.rules ?? []);
  const choose = (side: 'older' | 'newer') => ({
    value: String(chosen[side]),
    data: options,
    onChange: (event: { currentTarget: { value: string } }) =>
      setChosen({ ...chosen, [side]: Number(event.currentTarget.value) }),
  });
  return (
    <Panel title="Compare versions">
      <div className={classes.compare}>
        <NativeSelect label="From" {...choose('older')} />
        <NativeSelect label="To" {...choose('newer')} />
      </div>
      {newer && <Origin version={newer} />}
      <Group title="Added" rules={added} />
      <Group title="Removed" rules={removed} />
      <Group title="Unchanged" rules={same} />
    </Panel>
  );
}

function Group({ title, rules }: { title: string; rules: readonly string[] }) {
  if (rules.length === 0) return null;
  return (
    <div className={parts.part}>
      <h3>{title}</h3>
      <RuleList rules={rules} />
    </div>
  );
}
