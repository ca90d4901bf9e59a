import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { Button } from 'ui-kit';
import styles from './notice-bar.module.css';

interface NoticeBarProps {
  readonly text: string;
  readonly action?: { readonly label: string; readonly onClick: () => void };
}

/** A line at the lower edge that says how this page differs from what it should be, and offers the remedy. */
function NoticeBar({ text, action }: NoticeBarProps): ReactNode {
  return (
    <div className={styles.bar} role="status" data-lower-bar="">
      <p>{text}</p>
      {action && (
        <Button variant="secondary" size="small" onClick={action.onClick}>
          {action.label}
        </Button>
      )}
    </div>
  );
}

/** Shows the bar, in a root of its own so that nothing else renders with it. */
export function showNotice(text: string, action?: NoticeBarProps['action']): void {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<NoticeBar text={text} action={action} />);
}
