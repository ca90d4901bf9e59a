import type { ReactNode } from 'react';
import { Heading, Panel } from 'ui-kit';
import classes from './account.module.css';

interface AccountPartProps {
  readonly title: ReactNode;
  /** The effect of a change. */
  readonly about: string;
  /** Its form. */
  readonly children: ReactNode;
}

/** A part of the account: its name and effect, and beside them its form. */
export function AccountPart({ title, about, children }: AccountPartProps): ReactNode {
  return (
    <Panel className={classes.part}>
      <div>
        <Heading level={2} size={5}>
          {title}
        </Heading>
        <p className={classes.about}>{about}</p>
      </div>
      {children}
    </Panel>
  );
}
