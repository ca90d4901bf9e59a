import type { ReleaseFrontEnd } from 'api-client';
import type { ReactNode } from 'react';
import { Badge, Cluster, DataList, Heading, Panel } from 'ui-kit';

/** The live version in place of the named one, and the remedy; empty if it is live. */
function noteOf({ version, live, isLive }: ReleaseFrontEnd): string {
  if (isLive === null) return 'The live version could not be read.';
  if (isLive) return '';
  const present = live === null ? 'No version is live.' : `Visitors have ${live}.`;
  return `${present} Promote ${version}, or remove it with “Edit”.`;
}

function State({ isLive }: Pick<ReleaseFrontEnd, 'isLive'>): ReactNode {
  if (isLive === null) return <Badge>Unknown</Badge>;
  return isLive ? <Badge tone="success">Live</Badge> : <Badge tone="warning">Not live</Badge>;
}

interface FrontEndVersionsProps {
  readonly versions: readonly ReleaseFrontEnd[];
  readonly isOpen: boolean;
}

/** The versions of front ends with which an open release is published, and whether each is live; nothing without any. */
export function FrontEndVersions({ versions, isOpen }: FrontEndVersionsProps): ReactNode {
  if (versions.length === 0) return null;
  return (
    <Panel>
      <Heading level={2} size={5}>
        Versions of front ends
      </Heading>
      <DataList
        facts={versions.map((one) => ({
          term: `${one.remote} ${one.version}`,
          detail: isOpen && (
            <Cluster gap={1}>
              <State isLive={one.isLive} />
              <span>{noteOf(one)}</span>
            </Cluster>
          ),
        }))}
      />
    </Panel>
  );
}
