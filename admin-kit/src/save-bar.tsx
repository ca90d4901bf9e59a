import { Globe, Save, Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { Cluster } from 'ui-kit';
import { SubmitButton } from 'ui-kit/form';
import { CLOSE, PUBLISH, REVIEW } from './use-editor';
import classes from './collection.module.css';

/** The ways in which an editor saves, besides “Save”. */
export interface SaveOptions {
  /** Visitors see the item: changes can be saved without publishing them. */
  readonly publishes?: boolean | undefined;
  /** The user does not publish: the main button saves and sends for review. */
  readonly sends?: boolean | undefined;
  /** The editor can be left by saving, for the list. */
  readonly closes?: boolean | undefined;
}

interface SaveBarProps extends SaveOptions {
  /** The state of the input, in words. */
  readonly status: string;
  readonly busy: boolean;
  /** Whether it stays in sight; otherwise it is at the end of the form. */
  readonly sticks: boolean;
}

/** The buttons below the fields of an editor, inside its form. */
export function SaveBar({ status, busy, sticks, sends, publishes, closes }: SaveBarProps): ReactNode {
  return (
    <div className={classes.saveBar} data-lower-bar={sticks ? '' : undefined}>
      <p role="status">{status}</p>
      {sends ? (
        <Cluster gap={1}>
          <SubmitButton busy={busy} variant="secondary" icon={<Save aria-hidden="true" />}>
            Save
          </SubmitButton>
          <SubmitButton busy={busy} name="then" value={REVIEW} icon={<Send aria-hidden="true" />}>
            Send for review
          </SubmitButton>
        </Cluster>
      ) : publishes ? (
        <Cluster gap={1}>
          <SubmitButton busy={busy} variant="secondary" icon={<Save aria-hidden="true" />}>
            Save without publishing
          </SubmitButton>
          <SubmitButton busy={busy} name="then" value={PUBLISH} icon={<Globe aria-hidden="true" />}>
            Publish
          </SubmitButton>
        </Cluster>
      ) : (
        <Cluster gap={1}>
          {/* The first button is the one of the Enter key. */}
          <SubmitButton busy={busy} icon={<Save aria-hidden="true" />}>
            Save
          </SubmitButton>
          {closes && (
            <SubmitButton busy={busy} variant="secondary" name="then" value={CLOSE}>
              Save and close
            </SubmitButton>
          )}
        </Cluster>
      )}
    </div>
  );
}
