import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { CardGrid } from '../layout/arrangement';
import { VisuallyHidden } from '../layout/visually-hidden';
import classes from './skeleton.module.css';

type BoneShape =
  | 'line'
  | 'title'
  | 'headline'
  | 'image'
  | 'tallImage'
  | 'banner'
  | 'control'
  | 'label'
  | 'button'
  | 'full'
  | 'long'
  | 'half'
  | 'short';

/** One shape of a skeleton: the placeholder of a line, a title, an image or a control. */
export function Bone({ shapes }: { shapes: BoneShape[] }) {
  return <span className={classNames(classes.bone, ...shapes.map((shape) => classes[shape]))} />;
}

interface LoadingProps {
  /** The name of the loading content, for screen readers. */
  label?: string;
}

/** Tells assistive technology that content is loading, and hides the shapes from it. */
export function Skeleton({ label = 'Loading…', children }: LoadingProps & { children: ReactNode }) {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

interface SkeletonCardsProps extends LoadingProps {
  count?: number;
  shape?: 'tall' | 'medium';
  cards?: 'small' | 'medium' | 'wide';
}

/** The placeholder of a `CardGrid`. */
export function SkeletonCards({ count = 6, shape = 'medium', cards, label }: SkeletonCardsProps) {
  return (
    <Skeleton label={label}>
      <CardGrid cards={cards}>
        {times(count).map((index) => (
          <li key={index}>
            <div className={classNames(classes.card, classes[shape])}>
              <Bone shapes={['image', ...(shape === 'tall' ? (['tallImage'] as const) : [])]} />
              <div className={classes.cardText}>
                <Bone shapes={['line', 'short']} />
                <Bone shapes={['title']} />
                <Bone shapes={['line', 'long']} />
                <Bone shapes={['line', 'half']} />
              </div>
            </div>
          </li>
        ))}
      </CardGrid>
    </Skeleton>
  );
}

/** The placeholder of a list with rows as wide as the page: jobs, results of a search. */
export function SkeletonRows({
  count = 6,
  picture = false,
  label,
}: LoadingProps & { count?: number; picture?: boolean }) {
  return (
    <Skeleton label={label}>
      <div className={classes.group}>
        {times(count).map((index) => (
          <div key={index} className={classNames(classes.card, picture && classes.pictured)}>
            {picture && <Bone shapes={['image']} />}
            <div className={classes.cardText}>
              <Bone shapes={['line', 'short']} />
              <Bone shapes={['title']} />
              <Bone shapes={['line', 'long']} />
            </div>
          </div>
        ))}
      </div>
    </Skeleton>
  );
}

/** The placeholder of lines of text. */
export function SkeletonText({ lines = 4, label }: LoadingProps & { lines?: number }) {
  return (
    <Skeleton label={label}>
      <Lines count={lines} />
    </Skeleton>
  );
}

function Lines({ count }: { count: number }) {
  return (
    <div className={classes.text}>
      {times(count).map((index) => (
        <Bone key={index} shapes={['line', index === count - 1 ? 'half' : index % 2 === 0 ? 'full' : 'long']} />
      ))}
    </div>
  );
}

/** The placeholder of an article: headline, picture, paragraphs. */
export function SkeletonArticle({ label }: LoadingProps) {
  return (
    <Skeleton label={label}>
      <div className={classes.article}>
        <div className={classes.group}>
          <Bone shapes={['line', 'short']} />
          <Bone shapes={['headline']} />
        </div>
        <Bone shapes={['banner']} />
        <Lines count={5} />
        <Lines count={4} />
      </div>
    </Skeleton>
  );
}

/** The placeholder of a detail page: picture and facts beside a headline and text. */
export function SkeletonDetail({ label }: LoadingProps) {
  return (
    <Skeleton label={label}>
      <div className={classes.detail}>
        <div className={classes.group}>
          <Bone shapes={['image']} />
          <Lines count={3} />
        </div>
        <div className={classes.group}>
          <Bone shapes={['headline']} />
          <Lines count={6} />
          <Bone shapes={['button']} />
        </div>
      </div>
    </Skeleton>
  );
}

/** The placeholder of a table. */
export function SkeletonTable({ rows = 8, columns = 4, label }: LoadingProps & { rows?: number; columns?: number }) {
  return (
    <Skeleton label={label}>
      <div className={classes.rows}>
        {times(rows).map((row) => (
          <div key={row} className={classes.row}>
            {times(columns).map((column) => (
              <Bone key={column} shapes={['line', (row + column) % 3 === 0 ? 'half' : 'long']} />
            ))}
          </div>
        ))}
      </div>
    </Skeleton>
  );
}

/** The placeholder of a form. */
export function SkeletonForm({ fields = 4, label }: LoadingProps & { fields?: number }) {
  return (
    <Skeleton label={label}>
      <div className={classes.form}>
        {times(fields).map((index) => (
          <div key={index} className={classes.field}>
            <Bone shapes={['label']} />
            <Bone shapes={['control']} />
          </div>
        ))}
        <Bone shapes={['button']} />
      </div>
    </Skeleton>
  );
}
