import { deleteFromPageDraft, DeleteSection, keepInPageDraft, savePendingChange, type DraftSection } from 'api-client';
import { sections } from 'api-client/content-types';
import { announce, useAttempt } from 'admin-kit';
import { deletionQuestion, useContentChanges } from 'admin-kit/content';
import { ArrowDown, ArrowUp, Ellipsis, Eye, EyeOff, Trash2, Undo2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useChange, usePermission } from 'shared-store';
import { IconButton, notify } from 'ui-kit';
import { ConfirmDialog } from 'ui-kit/dialog';
import { DropdownMenu } from 'ui-kit/menu';

interface SectionMenuProps {
  readonly drafted: DraftSection;
  /** Undefined for the first section. */
  readonly onMoveUp: (() => void) | undefined;
  /** Undefined for the last section. */
  readonly onMoveDown: (() => void) | undefined;
}

/** Moves, hides, shows or deletes a section, which visitors see after publication; or moves a draft to the trash. */
export function SectionMenu({ drafted, onMoveUp, onMoveDown }: SectionMenuProps): ReactNode {
  const { section, state, version, scheduledFor } = drafted;
  const { _id: id, heading, visible, page } = section;
  const params = { page, id };
  const isPublished = state !== 'new' && scheduledFor === null;
  const changes = useContentChanges(sections);
  const [save] = useChange(savePendingChange);
  const [remove] = useChange(deleteFromPageDraft);
  const [keep] = useChange(keepInPageDraft);
  const mayDelete = usePermission(DeleteSection);
  const mayKeep = usePermission(keepInPageDraft);
  const [isAsking, setAsking] = useState(false);
  const { busy, attempt } = useAttempt();
  const setVisible = (): Promise<{ message: string }> => {
    if (state === 'new') return changes.update(id, { visible: !visible });
    const fields = { ...section, visible: !visible };
    const body = { fields, version: version || Date.parse(section.updatedAt) };
    return save({ params: { collection: 'sections', id }, body }).unwrap();
  };
  const question = deletionQuestion(sections.what, [heading]);
  return (
    <>
      <DropdownMenu
        label={heading}
        trigger={
          <IconButton label={`More for ${heading}`} size="small">
            <Ellipsis aria-hidden="true" />
          </IconButton>
        }
        items={[
          ...(onMoveUp ? [{ label: 'Move up', icon: <ArrowUp aria-hidden="true" />, onSelect: onMoveUp }] : []),
          ...(onMoveDown ? [{ label: 'Move down', icon: <ArrowDown aria-hidden="true" />, onSelect: onMoveDown }] : []),
          ...(state === 'deleted' && mayKeep
            ? [
                {
                  label: 'Keep it',
                  icon: <Undo2 aria-hidden="true" />,
                  onSelect: () => void announce(keep({ params }).unwrap()),
                },
              ]
            : []),
          ...(scheduledFor === null && state !== 'deleted'
            ? [
                {
                  label: visible ? 'Hide' : 'Show again',
                  icon: visible ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />,
                  onSelect: () => void announce(setVisible()),
                },
              ]
            : []),
          ...(mayDelete && state !== 'deleted'
            ? [
                {
                  label: isPublished ? 'Delete' : 'Move to the trash',
                  icon: <Trash2 aria-hidden="true" />,
                  danger: true,
                  onSelect: () => (isPublished ? void announce(remove({ params }).unwrap()) : setAsking(true)),
                },
              ]
            : []),
        ]}
      />
      {isAsking && (
        <ConfirmDialog
          onClose={() => setAsking(false)}
          title={question.title}
          question={question.question}
          warning={state === 'new' ? question.warning : `Visitors no longer see it at once. ${question.warning}`}
          confirmLabel={question.confirmLabel}
          busy={busy}
          onConfirm={() =>
            void attempt(async () => {
              notify.success((await changes.delete(id)).message);
              setAsking(false);
            })
          }
        />
      )}
    </>
  );
}
