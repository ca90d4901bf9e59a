import type { Release } from 'api-client';
import type { ReactNode } from 'react';
import { Moment } from 'shared-store';
import { Badge, Cluster } from 'ui-kit';

/** Whether visitors see a release, and since or from when. */
export function ReleaseState({ publishedAt, publishAt, failure }: Release): ReactNode {
  if (publishedAt)
    return (
      <Cluster gap={1}>
        <Badge tone="success">Published</Badge>
        <Moment at={publishedAt} />
      </Cluster>
    );
  if (failure) return <Badge tone="danger">Could not be published</Badge>;
  if (!publishAt) return <Badge>Open</Badge>;
  return (
    <Cluster gap={1}>
      <Badge tone="info">Scheduled</Badge>
      <Moment at={publishAt} />
    </Cluster>
  );
}
