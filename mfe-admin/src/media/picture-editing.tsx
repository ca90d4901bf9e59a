import { cropMedia, undoCropOfMedia, updateMedia } from 'api-client';
import type { MediaItem } from 'api-client';
import { useState, type ReactNode } from 'react';
import { messageOf, useChange } from 'shared-store';
import { Button, notify } from 'ui-kit';
import { CropEditor } from './crop-editor';
import { FocalPointEditor } from './focal-point-editor';
import classes from './editing.module.css';

interface PictureEditingProps {
  readonly item: MediaItem;
  /** The original of a crop; the item itself otherwise. */
  readonly original: MediaItem;
  readonly onBusy: (busy: boolean) => void;
  /** Receives the id of the item that replaces this one. */
  readonly onReplaced: (id: string) => void;
}

/** A picture with its focal point and its crop. */
export function PictureEditing({ item, original, onBusy, onReplaced }: PictureEditingProps): ReactNode {
  const [mode, setMode] = useState<'view' | 'focus' | 'crop'>('view');
  const [saveFocus, focusing] = useChange(updateMedia);
  const [crop, cropping] = useChange(cropMedia);
  const [undoCrop] = useChange(undoCropOfMedia);
  const params = { id: item._id };
  const run = async (work: () => Promise<{ message: string; mediaItem: MediaItem }>): Promise<void> => {
    onBusy(true);
    try {
      const { message, mediaItem } = await work();
      notify.success(message);
      setMode('view');
      if (mediaItem._id !== item._id) onReplaced(mediaItem._id);
    } catch (error) {
      notify.error(messageOf(error));
    } finally {
      onBusy(false);
    }
  };
  const back = (): void => setMode('view');
  if (mode === 'focus') {
    return (
      <FocalPointEditor
        item={item}
        busy={focusing.isLoading}
        onCancel={back}
        onSave={(focus) => void run(() => saveFocus({ params, body: { focus, version: item.version } }).unwrap())}
      />
    );
  }
  if (mode === 'crop') {
    return (
      <CropEditor
        original={original}
        busy={cropping.isLoading}
        onCancel={back}
        onSave={(body) => void run(() => crop({ params, body }).unwrap())}
      />
    );
  }
  return (
    <div className={classes.editor}>
      <img src={item.url} alt={item.alt} className={classes.large} />
      <div className={classes.buttons}>
        <Button variant="secondary" size="small" onClick={() => setMode('focus')}>
          Set the focal point
        </Button>
        {item.contentType !== 'image/gif' && (
          <Button variant="secondary" size="small" onClick={() => setMode('crop')}>
            {item.originalId ? 'Crop again' : 'Crop'}
          </Button>
        )}
        {item.originalId && (
          <Button variant="secondary" size="small" onClick={() => void run(() => undoCrop({ params }).unwrap())}>
            Back to the original
          </Button>
        )}
      </div>
    </div>
  );
}
