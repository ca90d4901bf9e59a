import type { ReactNode } from 'react';
import { Container, Eyebrow, Heading } from 'ui-kit';
import { LazyNoticeScene } from './lazy-notice-scene';
import type { NoticeKind } from './notice-scene';
import classes from './notice.module.css';

interface NoticePageProps {
  readonly scene: NoticeKind;
  /** A short line above the title. */
  readonly eyebrow?: ReactNode;
  readonly title: ReactNode;
  /** Whether screen readers announce it, because it has just replaced the visitor's page. */
  readonly alert?: boolean;
  /** The language of the texts, if it is not that of the page. */
  readonly lang?: string | undefined;
  /** The reason and the remedy. */
  readonly children: ReactNode;
  readonly actions: ReactNode;
}

/** A page shown instead of an unavailable one: the reason in plain words, and links to continue. */
export function NoticePage({
  scene,
  eyebrow,
  title,
  alert = false,
  lang,
  children,
  actions,
}: NoticePageProps): ReactNode {
  return (
    <Container className={classes.page}>
      <div className={classes.text} role={alert ? 'alert' : undefined} lang={lang}>
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        <Heading level={1} size={2}>
          {title}
        </Heading>
        <div className={classes.explanation}>{children}</div>
        <div className={classes.actions}>{actions}</div>
      </div>
      <LazyNoticeScene kind={scene} />
    </Container>
  );
}
