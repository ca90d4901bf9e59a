import { Globe } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, notify } from 'ui-kit';
import { useAttempt } from './attempt';
import classes from './collection.module.css';

export interface PublishBarProps {
  /** Publishes what others wrote, and resolves to a message; missing if visitors see all of it. */
  readonly publish?: (() => Promise<string>) | undefined;
}

/** The bar below the fields of an editor for users who publish, and do not write. */
export function PublishBar({ publish }: PublishBarProps): ReactNode {
  const { busy, attempt } = useAttempt();
  return (
    <div className={classes.saveBar} data-lower-bar="">
      <p>Your role may publish this, but not change it.</p>
      {publish && (
        <Button
          busy={busy}
          icon={<Globe aria-hidden="true" />}
          onClick={() => void attempt(async () => notify.success(await publish()))}
        >
          Publish
        </Button>
      )}
    </div>
  );
}
