import type { SkeletonShape } from 'federation/contract';
import type { ReactNode } from 'react';
import { Container, SkeletonArticle, SkeletonCards, SkeletonDetail, SkeletonForm, SkeletonTable } from 'ui-kit';

const SHAPES: Readonly<Record<SkeletonShape, ReactNode>> = {
  cards: <SkeletonCards shape="tall" />,
  grid: <SkeletonCards />,
  article: <SkeletonArticle />,
  landing: <SkeletonDetail />,
  form: <SkeletonForm />,
  table: <SkeletonTable />,
};

/** The shape of a remote that is still to come. */
export function RemoteSkeleton({ shape = 'article' }: { readonly shape?: SkeletonShape }): ReactNode {
  return <Container>{SHAPES[shape]}</Container>;
}
