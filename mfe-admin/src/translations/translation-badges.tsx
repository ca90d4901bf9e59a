import { counted, type ListedTranslation } from 'api-client';
import type { ReactNode } from 'react';
import { Badge, Cluster } from 'ui-kit';

type Progress = Pick<ListedTranslation, 'missing' | 'outdated' | 'drafted' | 'done' | 'isPublished' | 'isChanged'>;

/** The state of an item's translation: what is missing or out of date, and what visitors see. */
export function TranslationBadges({ missing, outdated, drafted, done, isPublished, isChanged }: Progress): ReactNode {
  const isComplete = missing === 0 && outdated === 0 && drafted === 0 && done > 0;
  return (
    <Cluster gap={1}>
      {missing > 0 && <Badge tone="neutral">{`${missing} missing`}</Badge>}
      {outdated > 0 && <Badge tone="warning">{`${outdated} out of date`}</Badge>}
      {drafted > 0 && <Badge tone="info">{counted(drafted, 'machine draft')}</Badge>}
      {isPublished && !isChanged && isComplete && <Badge tone="success">Published</Badge>}
      {isPublished && !isChanged && !isComplete && <Badge tone="info">{`${done} published`}</Badge>}
      {isChanged && <Badge tone="info">{isPublished ? 'Changes not published' : 'Not published'}</Badge>}
    </Cluster>
  );
}
