import type { ReactNode } from 'react';
import { Container, Eyebrow, Heading } from 'ui-kit';
import { NoticeScene, type NoticeKind } from './notice-scene';
import styles from './notice.module.css';

interface NoticePageProps {
  readonly scene: NoticeKind;
  /** A short line above the title. */
  readonly eyebrow?: ReactNode;
  readonly title: ReactNode;
  /** It has just taken the place of what one was looking at, so it is read out. */
  readonly alert?: boolean;
  /** What happened, and what to do. */
  readonly children: ReactNode;
  readonly actions: ReactNode;
}

/** A page that stands in for one that is not there: what happened, in plain words, and the ways on. */
export function NoticePage({ scene, eyebrow, title, alert = false, children, actions }: NoticePageProps): ReactNode {
  return (
    <Container className={styles.page}>
      <div className={styles.text} role={alert ? 'alert' : undefined}>
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        <Heading level={1} size={2}>
          {title}
        </Heading>
        <div className={styles.explanation}>{children}</div>
        <div className={styles.actions}>{actions}</div>
      </div>
      <NoticeScene kind={scene} />
    </Container>
  );
}
