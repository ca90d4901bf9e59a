import type { ReactNode } from 'react';
import { CircleAlert, CircleCheck, Info, RotateCw, TriangleAlert } from 'lucide-react';
import { Button } from '../button/button';
import { classNames } from '../class-names';
import type { HeadingLevel } from '../layout/heading';
import classes from './state.module.css';

interface ErrorPanelProps {
  title?: ReactNode;
  headingLevel?: HeadingLevel;
  /** The reason in plain words. */
  message: ReactNode;
  /** Tries again without a reload; without it there is no button. */
  onRetry?: () => void;
  /** The text of its button. */
  retry?: ReactNode;
  /** The retry is in progress. */
  busy?: boolean;
  /** Further actions, beside the button. */
  action?: ReactNode;
}

/** Replaces content that could not be loaded: the reason and “Try again”. */
export function ErrorPanel({
  title = 'This part could not be loaded',
  headingLevel = 2,
  message,
  onRetry,
  retry = 'Try again',
  busy = false,
  action,
}: ErrorPanelProps) {
  const Title = `h${headingLevel}` as const;
  return (
    <div className={classes.error} role="alert">
      <CircleAlert aria-hidden="true" />
      <Title className={classes.errorTitle}>{title}</Title>
      <div className={classes.text}>{message}</div>
      {(onRetry || action) && (
        <div className={classNames(classes.action, classes.actionStart)}>
          {onRetry && (
            <Button
              variant="secondary"
              size="small"
              icon={<RotateCw aria-hidden="true" />}
              busy={busy}
              onClick={onRetry}
            >
              {retry}
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  );
}

type NoticeTone = 'info' | 'success' | 'warning' | 'danger';

const noticeSigns = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

interface NoticeProps {
  id?: string;
  tone?: NoticeTone;
  /** `alert` if it appears in response to an action of the visitor. */
  role?: 'status' | 'alert' | 'note';
  children: ReactNode;
}

/** A permanent remark within a page or form: “This job is closed.” */
export function Notice({ id, tone = 'info', role, children }: NoticeProps) {
  const Sign = noticeSigns[tone];
  return (
    <div id={id} className={classNames(classes.notice, classes[tone])} role={role}>
      <Sign aria-hidden="true" />
      <div className={classes.noticeText}>{children}</div>
    </div>
  );
}
