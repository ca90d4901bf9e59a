import type { SkeletonShape } from 'federation/contract';
import type { ReactNode } from 'react';
import {
  Container,
  Heading,
  SkeletonArticle,
  SkeletonCards,
  SkeletonDetail,
  SkeletonForm,
  SkeletonTable,
} from 'ui-kit';
import { UNEXPECTED_ERROR } from './unexpected-error';

const SHAPES: Readonly<Record<SkeletonShape, ReactNode>> = {
  cards: <SkeletonCards shape="tall" />,
  grid: <SkeletonCards />,
  article: <SkeletonArticle />,
  landing: <SkeletonDetail />,
  form: <SkeletonForm />,
  table: <SkeletonTable />,
};

interface RemoteSkeletonProps {
  readonly shape?: SkeletonShape;
  /** Whether the server failed to render the page: without scripts nothing will replace the skeleton. */
  readonly failed?: boolean;
}

/** The placeholder of a remote that is loading. */
export function RemoteSkeleton({ shape = 'article', failed = false }: RemoteSkeletonProps): ReactNode {
  return (
    <Container>
      {failed && (
        <noscript>
          <Heading level={1} size={2}>
            {UNEXPECTED_ERROR}
          </Heading>
          <p>This page cannot be shown right now. Please try again in a moment.</p>
        </noscript>
      )}
      {SHAPES[shape]}
    </Container>
  );
}
