import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { Button } from 'ui-kit';
import classes from './notice-bar.module.css';

interface NoticeAction {
  readonly label: string;
  readonly onClick: () => void;
}

interface NoticeBarProps {
  readonly text: string;
  readonly actions: readonly NoticeAction[];
}

/** A bar at the lower edge that says how this page differs from the public one, and offers a remedy. */
function NoticeBar({ text, actions }: NoticeBarProps): ReactNode {
  return (
    <div className={classes.bar} role="status" data-lower-bar="">
      <p>{text}</p>
      {actions.map(({ label, onClick }) => (
        <Button key={label} variant="secondary" size="small" onClick={onClick}>
          {label}
        </Button>
      ))}
    </div>
  );
}

/**
 * Shows a bar in a separate root, so that nothing else renders with it.
 *
 * @returns a function that removes it
 */
export function showBar(bar: ReactNode): () => void {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  root.render(bar);
  return () => {
    root.unmount();
    place.remove();
  };
}

/**
 * Shows a notice.
 *
 * @returns a function that removes it
 */
export const showNotice = (text: string, ...actions: readonly NoticeAction[]): (() => void) =>
  showBar(<NoticeBar text={text} actions={actions} />);
